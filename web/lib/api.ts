import type { BodyInput, Endpoint, QueryInput, Reply } from '../../contract/shape/endpoint.ts'
import type { Failure } from '../../contract/shape/envelope.ts'
import { searchOf } from './url.ts'
import { currentLanguage } from '../../language/current.ts'
import { t } from '../../language/t.ts'

/** A call that was refused or failed. Its message can be shown to the person. */
export class ApiError extends Error {
  readonly status: number
  readonly fields: Record<string, string>
  constructor(status: number, message: string, fields: Record<string, string> = {}) {
    super(message)
    this.name = 'ApiError'
    this.status = status
    this.fields = fields
  }
}

export interface CallInput<E extends Endpoint> {
  params?: Record<string, string>
  query?: QueryInput<E>
  body?: BodyInput<E>
  /** Instead of a body, for calls that take a file. */
  form?: FormData
  token?: string | null
  signal?: AbortSignal
}

export type Call = <E extends Endpoint>(endpoint: E, input?: CallInput<E>) => Promise<Reply<E>>

/** The part of a response that is used. Calls within one process do not build a whole `Response`. */
export type ApiResponse = Pick<Response, 'ok' | 'status' | 'json'>

export type FetchApi = (url: string, init: RequestInit) => Promise<ApiResponse>

export const offlineMessage = () => t('The server could not be reached. Check your connection and try again.')
const unreadable = () => t('The server sent an unreadable answer. Please try again.')

/** Written by hand: the schema would bring its whole library into every page. */
const isFailure = (reply: unknown): reply is Failure =>
  typeof (reply as Partial<Failure> | null)?.error === 'string'

/** The error of a refused call, with the message of the server where it sent one. */
export async function toApiError(response: ApiResponse) {
  const reply: unknown = await response.json().catch(() => null)
  if (!isFailure(reply)) return new ApiError(response.status, unreadable())
  return new ApiError(response.status, reply.error, reply.fields)
}

export function address(endpoint: Endpoint, params: Record<string, string> = {}, query: object = {}) {
  const path = endpoint.path.replace(/\{(\w+)\}/g, (_, name: string) =>
    encodeURIComponent(params[name] ?? ''),
  )
  const search = new URLSearchParams()
  for (const [name, value] of Object.entries(query)) {
    for (const one of [value ?? []].flat()) search.append(name, String(one))
  }
  return path + searchOf(search)
}

/**
 * The only typed way to the API: over the network in a browser, in process on the server. Public pages read the
 * translation of what the owner wrote; the studio reads the original.
 */
export function createCall(
  base: string,
  fetchApi: FetchApi,
  reads: 'original' | 'translated' = 'original',
): Call {
  return async (endpoint, { params, query, body, form, token, signal } = {}) => {
    const language = currentLanguage()
    const translated = reads === 'translated' && endpoint.method === 'GET' && language !== 'en'
    const headers: Record<string, string> = { accept: 'application/json', 'accept-language': language }
    if (endpoint.method !== 'GET' && !form) headers['content-type'] = 'application/json'
    if (token) headers.authorization = `Bearer ${token}`
    const response = await fetchApi(
      base + address(endpoint, params, { ...(query as object | undefined), ...(translated && { language }) }),
      {
        method: endpoint.method,
        headers,
        body: form ?? (body === undefined ? undefined : JSON.stringify(body)),
        signal,
      },
    ).catch((error: unknown) => {
      if (signal?.aborted) throw error
      throw new ApiError(0, offlineMessage())
    })
    if (!response.ok) throw await toApiError(response)
    const reply: unknown = await response.json().catch(() => null)
    if (!reply) throw new ApiError(response.status, unreadable())
    return reply as Reply<typeof endpoint>
  }
}
