/** `npm run cluster`: the site in one process for each core. SIGHUP puts new ones in their place, one after the other. */
import cluster, { type Worker } from 'node:cluster'
import { once } from 'node:events'
import { availableParallelism } from 'node:os'
import { setTimeout as sleep } from 'node:timers/promises'
import { answerForAll } from './cluster-metrics.ts'

const restAfterCrashMs = 1000

async function begin(): Promise<Worker> {
  const worker = cluster.fork()
  await Promise.race([once(worker, 'listening'), once(worker, 'exit')])
  return worker
}

const end = (worker: Worker) => {
  worker.process.kill('SIGTERM')
  return worker.isDead() ? undefined : once(worker, 'exit')
}

async function lead() {
  const leaving = new Set<Worker>()
  let stopping = false
  answerForAll()
  // The first one prepares the database; what keeps it from starting would keep the others too.
  if ((await begin()).isDead()) process.exit(1)
  cluster.on('exit', async (worker) => {
    if (stopping || leaving.has(worker)) return
    console.error(
      `A process of the site ended (${worker.process.exitCode ?? worker.process.signalCode}): another takes its place.`,
    )
    await sleep(restAfterCrashMs)
    if (!stopping) await begin()
  })
  for (let count = 1; count < availableParallelism(); count++) await begin()

  const stop = async () => {
    if (stopping) process.exit(1)
    stopping = true
    await Promise.all(Object.values(cluster.workers ?? {}).map((worker) => worker && end(worker)))
    process.exit(0)
  }
  process.on('SIGINT', stop)
  process.on('SIGTERM', stop)
  process.on('SIGHUP', async () => {
    for (const worker of Object.values(cluster.workers ?? {})) {
      if (!worker || stopping) continue
      leaving.add(worker)
      if ((await begin()).isDead()) return leaving.delete(worker)
      await end(worker)
    }
  })
}

if (cluster.isPrimary) await lead()
else {
  // Meant for the one that leads, though a terminal sends it to all.
  process.on('SIGHUP', () => {})
  await import('./start.ts')
}
