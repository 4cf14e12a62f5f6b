/** `npm run cluster`: one process of the site for each core. SIGHUP replaces them one after the other. */
import cluster, { type Worker } from 'node:cluster'
import { availableParallelism } from 'node:os'
import { setTimeout as sleep } from 'node:timers/promises'
import { serveMetricsOfAll } from './cluster-metrics.ts'

const retryDelayMs = { first: 1000, longest: 30_000 }

/** Unlike `once` of node:events, this does not reject if a message to a process that is ending fails. */
const nextEvent = (worker: Worker, event: 'listening' | 'exit') =>
  new Promise<void>((done) => worker.once(event, () => done()))

/** A new process once it listens, or undefined if it ended before. */
async function startWorker(): Promise<Worker | undefined> {
  const worker = cluster.fork()
  // A failed message to a process that has just ended, such as the request for metrics, must not end the primary
  // process.
  worker.on('error', () => {})
  await Promise.race([nextEvent(worker, 'listening'), nextEvent(worker, 'exit')])
  return worker.isDead() ? undefined : worker
}

const stopWorker = (worker: Worker) => {
  worker.process.kill('SIGTERM')
  return worker.isDead() ? undefined : nextEvent(worker, 'exit')
}

async function runPrimary() {
  /** Processes that listen. `begin` handles those that end before. */
  const serving = new Set<Worker>()
  let stopping = false
  let reload: 'none' | 'running' | 'again' = 'none'

  const stop = async () => {
    if (stopping) process.exit(1)
    stopping = true
    await Promise.all(Object.values(cluster.workers ?? {}).map((worker) => worker && stopWorker(worker)))
    process.exit(0)
  }
  // Installed first, because a signal during the start must leave no process behind.
  process.on('SIGINT', stop)
  process.on('SIGTERM', stop)

  async function add() {
    const worker = stopping ? undefined : await startWorker()
    if (worker) serving.add(worker)
    return worker
  }

  /** Retries, because what prevents a start may pass, such as an unreachable database. */
  async function replace() {
    for (let rest = retryDelayMs.first; ; rest = Math.min(2 * rest, retryDelayMs.longest)) {
      await sleep(rest)
      if (stopping || (await add())) return
    }
  }

  /** One after the other; the old processes stay if a new one does not start. */
  async function replaceAll() {
    const before = new Set(serving)
    for (const worker of before) {
      if (stopping || !serving.has(worker)) continue
      if (await add()) {
        serving.delete(worker)
        await stopWorker(worker)
      } else if (!stopping) {
        return console.error('The site could not be reloaded. The processes from before go on serving it.')
      }
    }
  }

  /** A reload requested during another one runs afterwards: settings may have changed since it began. */
  async function requestReload() {
    const isRunning = reload !== 'none'
    reload = isRunning ? 'again' : 'running'
    if (isRunning) return
    await replaceAll()
    const again = reload === 'again'
    reload = 'none'
    if (again) await requestReload()
  }

  serveMetricsOfAll()
  cluster.on('exit', (worker) => {
    if (!serving.delete(worker) || stopping) return
    console.error(
      `A process of the site ended (${worker.process.exitCode ?? worker.process.signalCode}): another takes its place.`,
    )
    void replace()
  })
  process.on('SIGHUP', requestReload)
  // The first process prepares the database; what prevents its start would prevent the others, too.
  if (!(await add()) && !stopping) process.exit(1)
  for (let count = 1; count < availableParallelism(); count++) if (!(await add())) void replace()
}

if (cluster.isPrimary) await runPrimary()
else {
  // SIGHUP is meant for the primary process, but a terminal sends it to all.
  process.on('SIGHUP', () => {})
  await import('./start.ts')
}
