/** Why a calendar could not be read, in words for the owner. */
export class UnreadableCalendar extends Error {}

/** Said in another thread, from which only the words of an error come back. */
export const tooManyEvents = 'It has too many events.'
