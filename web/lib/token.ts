import { decodeJwt } from 'jose/jwt/decode'
import { api } from '../../contract/api.ts'
import type { Viewer } from '../../contract/shape/identity.ts'
import { ApiError } from './api.ts'
import { browserCall } from './browser-call.ts'

const storageKey = 'token'
/** A token that expires during a request would be refused. */
const reserveSeconds = 30

function isValid(token: string, uid: string) {
  try {
    const { exp = 0, sub } = decodeJwt(token)
    return sub === uid && exp > Date.now() / 1000 + reserveSeconds
  } catch {
    return false
  }
}

/** The session has ended, whatever the page still shows. */
export class SessionEnded extends ApiError {}

type Holder = Pick<Viewer, 'uid' | 'email' | 'displayName'>

/** Fetches a new token with the current details of the account. */
export async function renewToken({ uid, email, displayName }: Holder): Promise<string> {
  const { token } = await browserCall(api.identity.token, { body: { uid, email, displayName } }).catch(
    (error: unknown) => {
      throw error instanceof ApiError && error.status === 401 ? new SessionEnded(401, error.message) : error
    },
  )
  localStorage.setItem(storageKey, token)
  return token
}

/** The stored token while it is valid, or a new one. */
export async function tokenFor(holder: Holder): Promise<string> {
  const stored = localStorage.getItem(storageKey)
  return stored && isValid(stored, holder.uid) ? stored : renewToken(holder)
}

export const dropToken = () => localStorage.removeItem(storageKey)
