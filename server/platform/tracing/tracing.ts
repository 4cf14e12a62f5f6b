import { AsyncLocalStorage } from 'node:async_hooks'
import { setTimeout as sleep } from 'node:timers/promises'
import {
  defaultTextMapGetter,
  ROOT_CONTEXT,
  SpanKind,
  SpanStatusCode,
  trace,
  type Context,
  type Span,
} from '@opentelemetry/api'
import { W3CTraceContextPropagator } from '@opentelemetry/core'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Config } from '../../config.ts'
import type { JobHandlers } from '../jobs/runner.ts'
import type { SendMail } from '../mail/transport.ts'
import { createProvider } from './provider.ts'

declare module 'fastify' {
  interface FastifyRequest {
    span?: Span
  }
}

/** How long the end of the process waits for the collector. */
const timeoutMs = 2000

const statement = /^\s*(\w+)(?:(?:.*?\b(?:from|into|table))?\s+"(\w+)")?/is

/** The name of a query's span: its verb and its table. */
const nameOf = (sql: string) => {
  const [, verb = 'query', table] = statement.exec(sql) ?? []
  return [verb.toLowerCase(), table].filter(Boolean).join(' ')
}

/** Milliseconds since 1970, finer than `Date` and never going back, so that a query lies within its request. */
const now = () => performance.timeOrigin + performance.now()

const fail = (span: Span) => span.setStatus({ code: SpanStatusCode.ERROR })

/**
 * Traces requests with their queries, and jobs with their mails. Spans are named after routes, tables and kinds of jobs and
 * contain no personal data. Queries outside of requests and jobs, such as polling for jobs, are not traced.
 */
export function createTracing(config: NonNullable<Config['tracing']>) {
  let onError: (error: unknown) => void = () => {}
  const provider = createProvider(config, (error) => onError(error))
  const tracer = provider.getTracer('aloka')
  const propagator = new W3CTraceContextPropagator()
  const current = new AsyncLocalStorage<Context>()

  const start = (name: string, kind: SpanKind, parent: Context = ROOT_CONTEXT, startTime = now()) =>
    tracer.startSpan(name, { kind, startTime }, parent)

  async function within<T>(span: Span, run: () => Promise<T>): Promise<T> {
    try {
      return await current.run(trace.setSpan(ROOT_CONTEXT, span), run)
    } catch (error) {
      fail(span)
      throw error
    } finally {
      span.end(now())
    }
  }

  function spanOf({ method, headers }: FastifyRequest) {
    // A page that is being rendered calls the API within its own request.
    const page = current.getStore()
    if (page) return start(method, SpanKind.INTERNAL, page)
    return start(method, SpanKind.SERVER, propagator.extract(ROOT_CONTEXT, headers, defaultTextMapGetter))
  }

  /** Sends the remaining spans, unless the collector takes too long. */
  async function stop() {
    // A failure was logged already.
    const sent = provider.shutdown().catch(() => undefined)
    await Promise.race([sent, sleep(timeoutMs, undefined, { ref: false })])
  }
  let stopped: Promise<void> | undefined

  return {
    traceRequests(app: FastifyInstance) {
      app.decorateRequest('span', undefined)
      app.addHook('onRequest', (request, _, next) => {
        request.span = spanOf(request)
        current.run(trace.setSpan(ROOT_CONTEXT, request.span), next)
      })
      app.addHook('onResponse', async ({ span, method, routeOptions, viewer }, reply) => {
        if (!span) return
        const route = routeOptions.url ?? 'unknown'
        span.updateName(`${method} ${route}`)
        span.setAttributes({
          'http.request.method': method,
          'http.route': route,
          'http.response.status_code': reply.statusCode,
          ...(viewer && { 'user.roles': [viewer.role] }),
        })
        if (reply.statusCode >= 500) fail(span)
        span.end(now())
      })
      onError = (error) => app.log.warn({ err: error }, 'traces could not be sent')
    },
    /** Called by the database after each query. */
    query(sql: string, ms: number, failed: boolean) {
      const parent = current.getStore()
      if (!parent || !trace.getSpan(parent)?.isRecording()) return
      const end = now()
      const span = start(nameOf(sql), SpanKind.CLIENT, parent, end - ms)
      span.setAttribute('db.query.text', sql)
      if (failed) fail(span)
      span.end(end)
    },
    jobs: (handlers: JobHandlers): JobHandlers =>
      Object.fromEntries(
        Object.entries(handlers).map(([kind, handle]) => [
          kind,
          (payload) => within(start(`job ${kind}`, SpanKind.INTERNAL), () => handle(payload)),
        ]),
      ),
    mails:
      (send: SendMail): SendMail =>
      (...mail) =>
        within(start('send mail', SpanKind.CLIENT, current.getStore()), () => send(...mail)),
    stop: () => (stopped ??= stop()),
  }
}

export type Tracing = ReturnType<typeof createTracing>
