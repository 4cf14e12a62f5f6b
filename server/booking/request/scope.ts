import type { Viewer } from '../../../contract/shape/identity.ts'

/** Whose bookings and messages a query may touch: one person's, or everyone's for the owner. */
export type Scope = { uid: string } | 'everyone'

export const scopeOf = (viewer: Viewer): Scope => (viewer.role === 'owner' ? 'everyone' : { uid: viewer.uid })
