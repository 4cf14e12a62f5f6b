import type { Label } from '../../../language/t.ts'

/** Why customers do not see the pages of the mails. */
export const mailsAreOwners: Label = 'Only the owner can read the emails of the site.'
