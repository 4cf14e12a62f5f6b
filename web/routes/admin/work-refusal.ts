import type { Label } from '../../../language/t.ts'

/** Why customers do not see what the wall is made with. */
export const workIsOwners: Label = 'Only the owner can edit the portfolio.'
