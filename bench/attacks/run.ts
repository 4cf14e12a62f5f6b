import { spawn } from 'node:child_process'
import { join } from 'node:path'

export const root = join(import.meta.dirname, '..', '..')

export interface Ended {
  /** Null if it had to be stopped. */
  code: number | null
  output: string
  seconds: number
}

/** Runs a program until it ends or its time is up. */
export function run(
  command: string,
  args: string[],
  { env = {}, withinSeconds = 3600 }: { env?: Record<string, string>; withinSeconds?: number } = {},
) {
  const started = performance.now()
  return new Promise<Ended>((done) => {
    const child = spawn(command, args, {
      cwd: root,
      env: { ...process.env, ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
    })
    let output = ''
    const hear = (text: Buffer) => (output += text)
    const end = (code: number | null) => {
      clearTimeout(timer)
      done({ code, output, seconds: Math.round((performance.now() - started) / 1000) })
    }
    const timer = setTimeout(() => child.kill('SIGKILL'), withinSeconds * 1000)
    child.stdout.on('data', hear)
    child.stderr.on('data', hear)
    child.on('error', (error) => {
      output += String(error)
      end(1)
    })
    child.on('close', end)
  })
}
