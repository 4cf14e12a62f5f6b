import type { Label } from '../../../language/t.ts'

export const requestsAreOwners: Label = 'Requests are entered and answered by the owner of the studio.'
