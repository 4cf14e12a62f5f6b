import type { Viewer } from '../../contract/shape/identity.ts'
import { ApiError, type Call } from './api.ts'
import { originalCall } from './browser-call.ts'
import { renewToken, tokenFor } from './token.ts'

let viewer: Viewer | null = null

/** The root tells whom the page is for, since what runs outside of components cannot ask it. */
export const rememberViewer = (known: Viewer | null) => {
  viewer = known
}

export const currentViewer = () => viewer

/**
 * Sends in the name of whoever is signed in. A stored token may be of a session that has ended since, by a new password
 * for one; it is then replaced by one of the present session.
 */
export async function withToken<T>(send: (token: string | undefined) => Promise<T>): Promise<T> {
  const holder = viewer
  if (!holder) return send(undefined)
  try {
    return await send(await tokenFor(holder))
  } catch (error) {
    if (!(error instanceof ApiError) || error.status !== 401) throw error
    return send(await renewToken(holder))
  }
}

/** The API as the browser reaches it, in the name of whoever is signed in. */
export const signedCall: Call = (endpoint, input) =>
  withToken((token) => originalCall(endpoint, { ...input, token }))
