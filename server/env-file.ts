import { existsSync } from 'node:fs'

/** Loads the settings of the current folder. The environment takes precedence. */
export function loadEnvFile(file = '.env') {
  if (existsSync(file)) process.loadEnvFile(file)
}
