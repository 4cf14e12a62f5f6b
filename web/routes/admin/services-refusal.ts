import type { Label } from '../../../language/t.ts'

/** Why customers do not see the forms of services. */
export const servicesAreOwners: Label = 'Services are written by the studio. What is yours is one tap away.'
