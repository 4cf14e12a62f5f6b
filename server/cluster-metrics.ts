/**
 * With several processes on one machine, any of them replies with the metrics of all. The primary process collects
 * them.
 */
import cluster, { type Worker } from 'node:cluster'
import { setTimeout as sleep } from 'node:timers/promises'
import { AggregatorRegistry, type Registry } from 'prom-client'

const timeoutMs = 1000
const request = 'aloka metrics?'

interface MetricsReply {
  metricsOfAll: string | null
}

const isMetricsReply = (message: unknown): message is MetricsReply =>
  typeof message === 'object' && message !== null && 'metricsOfAll' in message

/** Runs in the primary process. */
export function serveMetricsOfAll() {
  const all = new AggregatorRegistry()
  cluster.on('message', async (worker: Worker, message: unknown) => {
    if (message !== request) return
    // A process that is still starting does not answer, and the library would wait long for it.
    const metrics = all.clusterMetrics().catch(() => null)
    const answer: MetricsReply = { metricsOfAll: await Promise.race([metrics, sleep(timeoutMs, null)]) }
    if (worker.isConnected()) worker.send(answer)
  })
}

/** Runs in the workers: the metrics of all processes, or null if they cannot be collected. */
export function readMetricsOfAll(registry: Registry) {
  // Listens for the requests of the primary process.
  void new AggregatorRegistry()
  AggregatorRegistry.setRegistries([registry])
  return () =>
    new Promise<string | null>((done) => {
      const onMessage = (message: unknown) => {
        if (!isMetricsReply(message)) return
        process.off('message', onMessage)
        done(message.metricsOfAll)
      }
      process.on('message', onMessage)
      process.send!(request)
    })
}
