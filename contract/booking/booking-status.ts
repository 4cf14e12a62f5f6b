/**
 * A request holds no day. An offer holds it until it runs out, a confirmation keeps it. Somebody who asked for a taken
 * day waits until it frees up.
 */
export const bookingStatuses = [
  'requested',
  'waiting',
  'offered',
  'confirmed',
  'done',
  'lapsed',
  'declined',
  'cancelled',
] as const
export type BookingStatus = (typeof bookingStatuses)[number]

/** Those whose time is taken: the database lets no two of them overlap. */
export const holdingStatuses = ['offered', 'confirmed', 'done'] as const satisfies BookingStatus[]

export const isHolding = (status: BookingStatus) =>
  (holdingStatuses as readonly BookingStatus[]).includes(status)

/** Those that a calendar shows: asked for, held, agreed or done. What was called off is not on it. */
export const openStatuses = ['requested', 'waiting', ...holdingStatuses] as const satisfies BookingStatus[]
