import { existsSync } from 'node:fs'

/** Settings of the folder a command is run in. Those of the environment win. */
export function loadEnvFile(file = '.env') {
  if (existsSync(file)) process.loadEnvFile(file)
}
