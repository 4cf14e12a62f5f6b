import { createHash } from 'node:crypto'
import type { FormProtection } from '../../../contract/shape/form-protection.ts'

/**
 * The same for a form that is sent again, and different for a new one. With a script, a form sends a random key; without,
 * it has only the token of its page, which other visitors share. What was typed is therefore included, so a corrected form
 * also counts as new.
 */
export function idempotencyKeyOf(
  { key, token, ...typed }: FormProtection & Record<string, unknown>,
  uid: string | null,
) {
  const filling = key ?? token
  if (!filling) return null
  return createHash('sha256')
    .update(JSON.stringify([filling, uid, typed]))
    .digest('base64url')
}
