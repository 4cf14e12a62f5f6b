import { AsyncLocalStorage } from 'node:async_hooks'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Config } from '../config.ts'
import type { JobHandlers } from '../jobs/runner.ts'
import type { SendMail } from '../mail/transport.ts'
import { createExporter } from './otlp.ts'
import { now, readTraceparent, startSpan, type Span } from './span.ts'

declare module 'fastify' {
  interface FastifyRequest {
    span?: Span
  }
}

const statement = /^\s*(\w+)(?:(?:.*?\b(?:from|into|table))?\s+"(\w+)")?/is

/** As short as a list of spans wants it: what is done to which table. */
const nameOf = (sql: string) => {
  const [, verb = 'query', table] = statement.exec(sql) ?? []
  return [verb.toLowerCase(), table].filter(Boolean).join(' ')
}

/**
 * Traces of requests, with their queries, and of jobs, with their mails, for OpenTelemetry. Names are those of routes,
 * tables and kinds: nothing in them tells of a person. Queries that nobody asked for, such as the look for new jobs,
 * are left out.
 */
export function createTracing({ ratio, ...collector }: NonNullable<Config['tracing']>) {
  const current = new AsyncLocalStorage<Span>()
  const exporter = createExporter(collector)
  const sampleNew = () => Math.random() < ratio

  function end(span: Span) {
    span.endMs = now()
    if (span.sampled) exporter.add(span)
  }

  async function within<T>(span: Span, run: () => Promise<T>): Promise<T> {
    try {
      return await current.run(span, run)
    } catch (error) {
      span.failed = true
      throw error
    } finally {
      end(span)
    }
  }

  function spanOf({ headers }: FastifyRequest) {
    // A page that is drawn calls the API within its own request.
    const page = current.getStore()
    return startSpan(
      '',
      page ? 'internal' : 'server',
      page ?? readTraceparent(headers.traceparent),
      sampleNew,
    )
  }

  return {
    traceRequests(app: FastifyInstance) {
      app.decorateRequest('span', undefined)
      app.addHook('onRequest', (request, _, next) => {
        request.span = spanOf(request)
        current.run(request.span, next)
      })
      app.addHook('onResponse', async (request, reply) => {
        const { span, method } = request
        if (!span) return
        const route = request.routeOptions.url ?? 'unknown'
        span.name = `${method} ${route}`
        span.attributes = {
          'http.request.method': method,
          'http.route': route,
          'http.response.status_code': reply.statusCode,
          ...(request.viewer && { 'user.roles': [request.viewer.role] }),
        }
        span.failed = reply.statusCode >= 500
        end(span)
      })
      exporter.onError((error) => app.log.warn({ err: error }, 'traces could not be sent'))
    },
    /** For the database, which tells of each query when it is over. */
    query(sql: string, ms: number, failed: boolean) {
      const parent = current.getStore()
      if (!parent?.sampled) return
      const span = startSpan(nameOf(sql), 'client', parent, sampleNew)
      span.startMs -= ms
      span.attributes = { 'db.query.text': sql }
      span.failed = failed
      end(span)
    },
    jobs: (handlers: JobHandlers): JobHandlers =>
      Object.fromEntries(
        Object.entries(handlers).map(([kind, handle]) => [
          kind,
          (payload) =>
            within(startSpan(`job ${kind}`, 'internal', undefined, sampleNew), () => handle(payload)),
        ]),
      ),
    mails:
      (send: SendMail): SendMail =>
      (...mail) =>
        within(startSpan('send mail', 'client', current.getStore(), sampleNew), () => send(...mail)),
    stop: () => exporter.stop(),
  }
}

export type Tracing = ReturnType<typeof createTracing>
