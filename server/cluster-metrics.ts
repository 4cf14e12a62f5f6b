/** With several processes on one machine: whichever is asked for metrics answers for all. The one that leads asks around. */
import cluster, { type Worker } from 'node:cluster'
import { setTimeout as sleep } from 'node:timers/promises'
import { AggregatorRegistry, type Registry } from 'prom-client'

const timeoutMs = 1000
const question = 'aloka metrics?'

interface Answer {
  metricsOfAll: string | null
}

const isAnswer = (message: unknown): message is Answer =>
  typeof message === 'object' && message !== null && 'metricsOfAll' in message

/** In the process that leads. */
export function answerForAll() {
  const all = new AggregatorRegistry()
  cluster.on('message', async (worker: Worker, message: unknown) => {
    if (message !== question) return
    // One that is only starting does not answer yet, and the library would wait for it for long.
    const metrics = all.clusterMetrics().catch(() => null)
    const answer: Answer = { metricsOfAll: await Promise.race([metrics, sleep(timeoutMs, null)]) }
    if (worker.isConnected()) worker.send(answer)
  })
}

/** In the others: the metrics of all of them, or null when they cannot be had together. */
export function askForAll(registry: Registry) {
  // Listens for the one that leads.
  void new AggregatorRegistry()
  AggregatorRegistry.setRegistries([registry])
  return () =>
    new Promise<string | null>((done) => {
      const hear = (message: unknown) => {
        if (!isAnswer(message)) return
        process.off('message', hear)
        done(message.metricsOfAll)
      }
      process.on('message', hear)
      process.send!(question)
    })
}
