import type { z } from './zod.ts'

/** Who may call: anyone, anyone signed in (the service narrows to what is theirs), or the owner. */
export type Access = 'public' | 'user' | 'owner'

/** The rate limit that applies to a call; `read` is the general one. */
export type Limit = 'read' | 'write' | 'form' | 'review' | 'sign-in' | 'upload' | 'file'

export interface Endpoint {
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'
  /** As the specification writes it, with `{name}` for parameters; served under `/api`. */
  path: string
  access: Access
  limit: Limit
  summary: string
  params?: z.ZodType
  query?: z.ZodType
  body?: z.ZodType
  /** Sent as multipart/form-data with one file in this field, instead of a body. */
  file?: string
  status: 200 | 201
  /** The type of a reply that is a file and no JSON. */
  type?: 'text/csv' | 'text/calendar' | 'application/gzip' | 'application/pdf' | 'application/zip' | 'image/*'
  /** A file opened by a plain link. Links carry no token, so the session cookie is accepted as well. */
  linked?: true
  /** Opened by the cookie that the link of a gallery sets; the owner does not need it. */
  gallery?: true
  /** Supports Range and If-None-Match. */
  inParts?: true
  /** For public calls: whether the owner, or everybody with an account, may see more than other visitors. */
  variesBy?: 'owner' | 'account'
  /**
   * For public calls without a secret: cached until something that visitors see changes. Where visitors choose the query
   * freely, only calls of the site's own pages are cached.
   */
  cached?: 'for-all' | 'for-pages'
  reply: z.ZodType
}

type Defaults = 'limit' | 'status'

export function endpoint<const E extends Omit<Endpoint, Defaults> & Partial<Pick<Endpoint, Defaults>>>(
  definition: E,
) {
  const limit: Limit = definition.limit ?? (definition.method === 'GET' ? 'read' : 'write')
  return { ...definition, limit, status: definition.status ?? 200 } as E & Pick<Endpoint, Defaults>
}

type Part<E, K extends keyof Endpoint, Side extends 'input' | 'output'> =
  E extends Record<K, infer S extends z.ZodType>
    ? Side extends 'input'
      ? z.input<S>
      : z.output<S>
    : undefined

export type Params<E> = Part<E, 'params', 'output'>
export type Query<E> = Part<E, 'query', 'output'>
export type Body<E> = Part<E, 'body', 'output'>
export type Reply<E> = Part<E, 'reply', 'output'>
/** What a caller passes, before defaults are filled in. */
export type QueryInput<E> = Part<E, 'query', 'input'>
export type BodyInput<E> = Part<E, 'body', 'input'>
