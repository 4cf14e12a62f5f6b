import type { Label } from '../../../language/t.ts'

/** Why customers do not see the pages of the mails. */
export const mailsAreOwners: Label = 'Only the owner reads the mails of the site.'
