import type { Label } from '../../../language/t.ts'

/** Why customers do not see the pages of the blog. */
export const blogIsOwners: Label = 'Only the owner can edit the blog.'
