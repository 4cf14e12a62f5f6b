import { randomBytes } from 'node:crypto'

/** What took place, in the numbers of the protocol. */
export const kinds = { internal: 1, server: 2, client: 3 } as const
export type Kind = keyof typeof kinds

export type Attributes = Record<string, string | number | string[]>

/** Where a span stands in its trace; what comes from elsewhere is known by no more than this. */
export interface SpanContext {
  traceId: string
  spanId: string
  sampled: boolean
}

export interface Span extends SpanContext {
  parentId?: string
  name: string
  kind: Kind
  startMs: number
  endMs: number
  attributes: Attributes
  failed: boolean
}

const id = (bytes: number) => randomBytes(bytes).toString('hex')

/** Milliseconds since 1970, finer than a clock shows and never going back. */
export const now = () => performance.timeOrigin + performance.now()

export function startSpan(
  name: string,
  kind: Kind,
  parent: SpanContext | undefined,
  sampleNew: () => boolean,
): Span {
  return {
    traceId: parent?.traceId ?? id(16),
    spanId: id(8),
    parentId: parent?.spanId,
    sampled: parent ? parent.sampled : sampleNew(),
    name,
    kind,
    startMs: now(),
    endMs: 0,
    attributes: {},
    failed: false,
  }
}

const form = /^([\da-f]{2})-([\da-f]{32})-([\da-f]{16})-([\da-f]{2})(-.*)?$/

/** The trace that a proxy or another site has begun, by W3C's header; undefined for none, and for one that is not valid. */
export function readTraceparent(header: string | string[] | undefined): SpanContext | undefined {
  const [, version, traceId, spanId, flags, more] = form.exec(String(header)) ?? []
  if (!version || !traceId || !spanId || !flags || version === 'ff') return undefined
  // Later versions may say more than the first one does.
  if (version === '00' && more) return undefined
  if (/^0+$/.test(traceId) || /^0+$/.test(spanId)) return undefined
  return { traceId, spanId, sampled: (Number.parseInt(flags, 16) & 1) === 1 }
}
