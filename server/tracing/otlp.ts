import { hostname } from 'node:os'
import { kinds, type Attributes, type Span } from './span.ts'

export interface Collector {
  endpoint: string
  headers: Record<string, string>
  serviceName: string
}

const sendEveryMs = 5000
const mostAtOnce = 512
const mostWaiting = 2048
const patienceMs = 5000

const valueOf = (value: Attributes[string]): object => {
  if (Array.isArray(value)) return { arrayValue: { values: value.map(valueOf) } }
  return typeof value === 'string' ? { stringValue: value } : { intValue: String(value) }
}

const listOf = (attributes: Attributes) =>
  Object.entries(attributes).map(([key, value]) => ({ key, value: valueOf(value) }))

/** JavaScript's numbers do not hold so many digits. */
const nanoseconds = (ms: number) => String(BigInt(Math.round(ms * 1000)) * 1000n)

const toJson = (span: Span) => ({
  traceId: span.traceId,
  spanId: span.spanId,
  ...(span.parentId && { parentSpanId: span.parentId }),
  name: span.name,
  kind: kinds[span.kind],
  startTimeUnixNano: nanoseconds(span.startMs),
  endTimeUnixNano: nanoseconds(span.endMs),
  attributes: listOf(span.attributes),
  status: span.failed ? { code: 2 } : {},
})

/**
 * Sends what ended to a collector, in OTLP's JSON over HTTP. A collector that is away is tried again with the next
 * batch; what does not fit into the queue meanwhile is lost, and nobody waits for any of it.
 */
export function createExporter({ endpoint, headers, serviceName }: Collector) {
  const resource = {
    attributes: listOf({
      'service.name': serviceName,
      'service.instance.id': `${hostname()}:${process.pid}`,
    }),
  }
  let waiting: Span[] = []
  let sending: Promise<void> | undefined
  let silent = false
  let tell: (error: unknown) => void = () => {}

  async function post(spans: Span[]) {
    const reply = await fetch(`${endpoint}/v1/traces`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body: JSON.stringify({
        resourceSpans: [{ resource, scopeSpans: [{ scope: { name: 'aloka' }, spans: spans.map(toJson) }] }],
      }),
      signal: AbortSignal.timeout(patienceMs),
    })
    await reply.body?.cancel()
    if (!reply.ok) throw new Error(`The collector answered ${reply.status}.`)
  }

  async function sendAll() {
    while (waiting.length > 0) {
      const batch = waiting.splice(0, mostAtOnce)
      try {
        await post(batch)
        silent = false
      } catch (error) {
        waiting = [...batch, ...waiting].slice(0, mostWaiting)
        // Once, until it was there again.
        if (!silent) tell(error)
        silent = true
        return
      }
    }
  }
  const send = () => (sending ??= sendAll().finally(() => (sending = undefined)))
  const timer = setInterval(send, sendEveryMs).unref()

  return {
    add(span: Span) {
      if (waiting.length < mostWaiting) waiting.push(span)
    },
    onError(listener: (error: unknown) => void) {
      tell = listener
    },
    /** Sends what waits, and no more after it. */
    async stop() {
      clearInterval(timer)
      await sending
      await send()
    },
  }
}
