import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'

export const root = join(import.meta.dirname, '..', '..')

export interface Outcome {
  passed: boolean
  output: string
}

// The tools write to a pipe, so they cannot detect colour support.
const colours = process.stdout.isTTY ? { FORCE_COLOR: '1' } : { NO_COLOR: '1' }
const timeoutMs = 75 * 60_000

/** The script of a package's command, which can be spawned on every system, unlike the links of npm. */
function scriptOf(name: string, command: string) {
  const folder = join(root, 'node_modules', name)
  const { bin } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'))
  return join(folder, typeof bin === 'string' ? bin : bin[command])
}

interface Tool {
  name: string
  /** The name of the command, if different from the package. */
  command?: string
  args: string[]
  env?: Record<string, string>
}

/** Runs a tool of the project and returns its output. */
export const runTool = ({ name, command = name, args, env = {} }: Tool): Promise<Outcome> =>
  runScript(scriptOf(name, command), args, env)

/** Runs a program with the project's own Node. */
export async function runScript(
  script: string,
  args: string[] = [],
  env: Record<string, string> = {},
): Promise<Outcome> {
  const child = spawn(process.execPath, [script, ...args], {
    cwd: root,
    env: { ...process.env, ...colours, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
    timeout: timeoutMs,
  })
  let output = ''
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (text: string) => (output += text))
  }
  const [code, signal] = await once(child, 'close')
  if (signal) output += `\n${script} was ended by ${signal} (it may take ${timeoutMs / 60_000} minutes)\n`
  return { passed: code === 0, output }
}
