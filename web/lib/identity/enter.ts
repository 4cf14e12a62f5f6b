import { ApiError } from '../api.ts'
import type { FormResult, Values } from '../submit.ts'
import { renewToken } from '../token.ts'
import { IdentityError, type IdentityUser } from './provider.ts'

/** Whoever has just signed in also gets the token that the API asks for; if not now, then with the first call. */
export async function completeSignIn(user: IdentityUser): Promise<IdentityUser> {
  await renewToken(user).catch(() => undefined)
  return user
}

const fieldOf: Partial<Record<IdentityError['code'], string>> = {
  'invalid-email': 'email',
  'email-already-in-use': 'email',
  'weak-password': 'password',
}

/** A failed step as a form shows it: beside its field where it has one. */
export function failedResult(error: unknown, values: Values): FormResult & { ok: false } {
  if (!(error instanceof Error)) throw error
  const code = error instanceof IdentityError ? error.code : undefined
  const field = code && fieldOf[code]
  const isLost = code === 'network-request-failed' || (error instanceof ApiError && error.status === 0)
  return {
    ok: false,
    message: error.message,
    fields: field ? { [field]: error.message } : {},
    values,
    status: isLost ? 503 : 400,
  }
}
