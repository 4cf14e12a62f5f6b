import type { Label } from '../../../language/t.ts'

/** Why customers do not see what the wall is made with. */
export const workIsOwners: Label = 'The wall of work is hung by the studio. What is yours is one tap away.'
