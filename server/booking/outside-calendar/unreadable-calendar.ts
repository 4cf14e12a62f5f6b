/** Why a calendar could not be read, in words for the owner. */
export class UnreadableCalendar extends Error {}

/** Thrown in a worker; only the message of an error crosses threads. */
export const tooManyEvents = 'It has too many events.'
