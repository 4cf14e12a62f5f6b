import { execFile } from 'node:child_process'
import { promisify } from 'node:util'

const run = promisify(execFile)
const seconds = 3
const connections = 32
/** Only ends a hang: rendering may be slow where processors are shared. */
const timeoutSeconds = 60

/** Replies a second with all connections busy; any reply other than 2xx fails the run. */
export async function answersPerSecond(url: string, headers: Record<string, string>) {
  const given = Object.entries(headers).flatMap(([name, value]) => ['-H', `${name}: ${value}`])
  const args = ['-t1', `-c${connections}`, `-d${seconds}s`, `--timeout=${timeoutSeconds}s`, ...given, url]
  const { stdout } = await run('wrk', args)
  if (/Non-2xx|Socket errors/.test(stdout)) throw new Error(`${url} failed:\n${stdout}`)
  return Number(/Requests\/sec:\s+([\d.]+)/.exec(stdout)![1])
}
