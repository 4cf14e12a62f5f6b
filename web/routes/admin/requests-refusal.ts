import type { Label } from '../../../language/t.ts'

export const requestsAreOwners: Label = 'Only the owner can add and answer requests.'
