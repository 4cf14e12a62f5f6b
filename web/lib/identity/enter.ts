import { ApiError } from '../api.ts'
import type { FormResult, Values } from '../submit.ts'
import { renewToken } from '../token.ts'
import { IdentityError, type IdentityUser } from './provider.ts'

/** Fetches the token for the API right after signing in. If that fails, the first call of the API fetches it. */
export async function completeSignIn(user: IdentityUser): Promise<IdentityUser> {
  await renewToken(user).catch(() => undefined)
  return user
}

const fieldOf: Partial<Record<IdentityError['code'], string>> = {
  'invalid-email': 'email',
  'email-already-in-use': 'email',
  'weak-password': 'password',
}

/** A failed step as the result of a form, with the sentence at its field where it has one. */
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
