import type { Label } from '../../../language/t.ts'

/** Why customers do not see the pages of the blog. */
export const blogIsOwners: Label = 'The blog is written by the studio. What is yours is one tap away.'
