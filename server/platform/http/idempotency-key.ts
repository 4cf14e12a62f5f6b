import { createHash } from 'node:crypto'
import type { FormProtection } from '../../../contract/shape/form-protection.ts'

/**
 * Tells a form that is sent again from one that is sent anew. The form's own key names one filling of it; a form
 * without script has only the token of its page, which others may have got too. So what was typed counts as well: a
 * corrected form is not the same one.
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
