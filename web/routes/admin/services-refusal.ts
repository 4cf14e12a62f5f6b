import type { Label } from '../../../language/t.ts'

/** Why customers do not see the forms of services. */
export const servicesAreOwners: Label = 'Only the owner can edit services.'
