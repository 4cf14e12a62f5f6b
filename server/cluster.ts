/** `npm run cluster`: the site in one process for each core. SIGHUP puts new ones in their place, one after the other. */
import cluster, { type Worker } from 'node:cluster'
import { availableParallelism } from 'node:os'
import { setTimeout as sleep } from 'node:timers/promises'
import { answerForAll } from './cluster-metrics.ts'

const restMs = { first: 1000, longest: 30_000 }

/** Unlike `once` of node:events this does not fail when a message to a process that is ending does. */
const heard = (worker: Worker, event: 'listening' | 'exit') =>
  new Promise<void>((done) => worker.once(event, () => done()))

/** A new process once it answers, or nothing where it ended before that. */
async function begin(): Promise<Worker | undefined> {
  const worker = cluster.fork()
  // A message to one that has just ended, such as the question for its metrics, must not end the one that leads.
  worker.on('error', () => {})
  await Promise.race([heard(worker, 'listening'), heard(worker, 'exit')])
  return worker.isDead() ? undefined : worker
}

const end = (worker: Worker) => {
  worker.process.kill('SIGTERM')
  return worker.isDead() ? undefined : heard(worker, 'exit')
}

async function lead() {
  /** Those that answer. One that ends without ever having answered is the business of whoever began it. */
  const serving = new Set<Worker>()
  let stopping = false
  let reload: 'none' | 'running' | 'again' = 'none'

  const stop = async () => {
    if (stopping) process.exit(1)
    stopping = true
    await Promise.all(Object.values(cluster.workers ?? {}).map((worker) => worker && end(worker)))
    process.exit(0)
  }
  // From the first moment on: a signal while the site is starting must leave no process behind.
  process.on('SIGINT', stop)
  process.on('SIGTERM', stop)

  async function add() {
    const worker = stopping ? undefined : await begin()
    if (worker) serving.add(worker)
    return worker
  }

  /** What keeps a process from starting may pass, as a database that is away does. */
  async function replace() {
    for (let rest = restMs.first; ; rest = Math.min(2 * rest, restMs.longest)) {
      await sleep(rest)
      if (stopping || (await add())) return
    }
  }

  /** One after the other; the old ones stay where a new one does not start. */
  async function renew() {
    const before = new Set(serving)
    for (const worker of before) {
      if (stopping || !serving.has(worker)) continue
      if (await add()) {
        serving.delete(worker)
        await end(worker)
      } else if (!stopping) {
        return console.error('The site could not be reloaded. The processes from before go on serving it.')
      }
    }
  }

  /** Asked for while it is being done, it is done once more: settings may have changed since it began. */
  async function hangUp() {
    const isRunning = reload !== 'none'
    reload = isRunning ? 'again' : 'running'
    if (isRunning) return
    await renew()
    const again = reload === 'again'
    reload = 'none'
    if (again) await hangUp()
  }

  answerForAll()
  cluster.on('exit', (worker) => {
    if (!serving.delete(worker) || stopping) return
    console.error(
      `A process of the site ended (${worker.process.exitCode ?? worker.process.signalCode}): another takes its place.`,
    )
    void replace()
  })
  process.on('SIGHUP', hangUp)
  // The first one prepares the database; what keeps it from starting would keep the others too.
  if (!(await add()) && !stopping) process.exit(1)
  for (let count = 1; count < availableParallelism(); count++) if (!(await add())) void replace()
}

if (cluster.isPrimary) await lead()
else {
  // Meant for the one that leads, though a terminal sends it to all.
  process.on('SIGHUP', () => {})
  await import('./start.ts')
}
