/** What something belongs to: one booking or one message. */
export type About = { bookingId: string } | { messageId: string }

/** The column that names it, and its id. */
export const columnOf = (about: About) =>
  'bookingId' in about
    ? ({ column: 'booking_id', id: about.bookingId } as const)
    : ({ column: 'message_id', id: about.messageId } as const)
