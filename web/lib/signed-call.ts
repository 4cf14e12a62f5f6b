import type { Viewer } from '../../contract/shape/identity.ts'
import { ApiError, type Call } from './api.ts'
import { originalCall } from './browser-call.ts'
import { renewToken, tokenFor } from './token.ts'

let viewer: Viewer | null = null

/** Set by the root component, because code outside of components cannot ask it. */
export const rememberViewer = (known: Viewer | null) => {
  viewer = known
}

export const currentViewer = () => viewer

/**
 * Sends with the token of the signed-in user. A stored token may belong to an ended session, for example after a new
 * password; it is then replaced by one of the current session.
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

/** The API with the token of the signed-in user. */
export const signedCall: Call = (endpoint, input) =>
  withToken((token) => originalCall(endpoint, { ...input, token }))
