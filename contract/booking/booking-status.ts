/**
 * A request holds no day. An offer holds it until it expires, a confirmation books it. A request for a day that is
 * taken waits until the day becomes free.
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

/** These take time: the database lets no two of them overlap. */
export const holdingStatuses = ['offered', 'confirmed', 'done'] as const satisfies BookingStatus[]

export const isHolding = (status: BookingStatus) =>
  (holdingStatuses as readonly BookingStatus[]).includes(status)

/** Shown in calendars: requested, held, confirmed or done, but not what was cancelled. */
export const openStatuses = ['requested', 'waiting', ...holdingStatuses] as const satisfies BookingStatus[]
