import cluster from 'node:cluster'
import { createHash, timingSafeEqual } from 'node:crypto'
import type { FastifyInstance } from 'fastify'
import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client'
import type { Db } from '../../../db/open.ts'
import { readMetricsOfAll } from '../../cluster-metrics.ts'
import { AppError } from '../http/errors.ts'
import { countJobs } from '../jobs/jobs.queries.ts'

const digest = (text: string) => createHash('sha256').update(text).digest()

/** Metrics for Prometheus, protected by a token: of this process, or of all processes of the cluster. */
export function serveMetrics(app: FastifyInstance, db: Db, token: string) {
  const registry = new Registry()
  const registers = [registry]
  registry.setDefaultLabels({ pid: process.pid })
  const readAll = cluster.isWorker ? readMetricsOfAll(registry) : async () => null
  // Figures from the database are the same in all processes and reported once.
  const shared = new Registry()
  // Memory, processor, garbage collection and the lag of the event loop.
  collectDefaultMetrics({ register: registry })

  const requests = new Histogram({
    name: 'aloka_request_duration_seconds',
    help: 'Requests by route and status, without those answered from the cache',
    labelNames: ['method', 'route', 'status'],
    buckets: [0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10],
    registers,
  })
  const cachedAnswers = new Counter({
    name: 'aloka_cached_answers_total',
    help: 'Requests answered from the cache',
    registers,
  })
  const jobs = new Gauge({
    name: 'aloka_jobs',
    help: 'Jobs by kind that wait or were given up',
    labelNames: ['kind', 'state'],
    registers: [shared],
  })
  async function updateJobs() {
    jobs.reset()
    for (const { kind, waiting, given_up } of await countJobs(db)) {
      jobs.set({ kind, state: 'waiting' }, waiting)
      jobs.set({ kind, state: 'given up' }, given_up)
    }
  }

  app.addHook('onResponse', async (request, reply) => {
    const route = request.routeOptions.url ?? 'unknown'
    requests.observe({ method: request.method, route, status: reply.statusCode }, reply.elapsedTime / 1000)
  })
  const expected = digest(`Bearer ${token}`)
  app.get('/metrics', async (request, reply) => {
    if (!timingSafeEqual(digest(request.headers.authorization ?? ''), expected))
      throw new AppError('unauthenticated', 'Metrics can only be read with their token.')
    await updateJobs()
    const figures = [(await readAll()) ?? (await registry.metrics()), await shared.metrics()]
    return reply.header('cache-control', 'no-store').type(registry.contentType).send(figures.join('\n'))
  })
  app.addHook('onClose', async () => registry.clear())
  return { countCachedAnswer: () => cachedAnswers.inc() }
}
