import { isRouteErrorResponse } from 'react-router'
import { t } from '../../language/t.ts'
import { ApiError } from './api.ts'

/** The data of the error response after a refused call. */
interface Refusal {
  message: string
}

/** The status of the page itself: a server that could not be reached counts as unavailable. */
export const pageStatus = (error: ApiError) => (error.status >= 400 ? error.status : 503)

const unexpected = () => t('Something went wrong on the server. Please try again in a moment.')

/** The sentence for the person on the screen; null for a page that does not exist. */
export function errorSentence(error: unknown): string | null {
  if (isRouteErrorResponse(error)) {
    const message = (error.data as Partial<Refusal> | null)?.message
    if (typeof message === 'string') return message
    if (error.status === 404) return null
    // A form that only its script can send, sent without one.
    if (error.status === 405) return t('Accounts need JavaScript. Booking and contact work without it.')
    return unexpected()
  }
  if (error instanceof ApiError) return error.message
  return unexpected()
}

export const isNotFound = (error: unknown) => isRouteErrorResponse(error) && error.status === 404

/** The outcome of a call whose failure affects one part of a page and not all of it. */
export type Result<T> = { ok: true; value: T } | { ok: false; message: string; status: number }

export async function toResult<T>(reply: Promise<T>): Promise<Result<T>> {
  try {
    return { ok: true, value: await reply }
  } catch (error) {
    if (!(error instanceof ApiError)) throw error
    return { ok: false, message: error.message, status: pageStatus(error) }
  }
}

const timeoutMs = 200

/**
 * Waits briefly, so that a fast page opens complete and a picture can grow into it. A slower promise is handed on, and
 * the page shows a skeleton meanwhile.
 */
export function awaitOrDefer<T>(promise: Promise<T>): Promise<{ value: T | Promise<T> }> {
  const timeout = new Promise<{ value: Promise<T> }>((done) =>
    setTimeout(() => done({ value: promise }), timeoutMs),
  )
  return Promise.race([promise.then((value) => ({ value })), timeout])
}

export const isResolved = <T>(value: T | Promise<T>): value is T => !(value instanceof Promise)
