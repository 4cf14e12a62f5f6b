/**
 * Outlives the process that started PostgreSQL, however that ends: when the pipe on standard input closes, it stops the
 * server with the given data folder and removes the folders that follow.
 */
import { existsSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'

const [data, ...folders] = process.argv.slice(2)
const pidFile = join(data!, 'postmaster.pid')
const timeoutMs = 10_000

const pid = () => (existsSync(pidFile) ? Number.parseInt(readFileSync(pidFile, 'utf8'), 10) : Number.NaN)

function signal(name: NodeJS.Signals) {
  try {
    process.kill(pid(), name)
  } catch {
    // Already gone.
  }
}

async function finish() {
  // SIGINT is PostgreSQL's fast shutdown: it ends all sessions and leaves nothing behind.
  if (existsSync(pidFile)) signal('SIGINT')
  const deadline = Date.now() + timeoutMs
  while (existsSync(pidFile) && Date.now() < deadline) await setTimeout(20)
  if (existsSync(pidFile)) signal('SIGKILL')
  for (const folder of folders)
    rmSync(folder, { recursive: true, force: true, maxRetries: 20, retryDelay: 100 })
  process.exit()
}

for (const name of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.once(name, finish)
process.stdin.once('close', finish).resume()
