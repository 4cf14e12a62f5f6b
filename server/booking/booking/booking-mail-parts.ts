import type { Booking } from '../../../contract/booking/booking.ts'
import { formatLongDay } from '../../../contract/shape/dates.ts'
import { shownPhone } from '../../../contract/shape/phone.ts'
import { siteName } from '../../../contract/shape/site.ts'
import type { Site } from '../../../contract/shape/site-settings.ts'
import { type EventDay, keyPlaceholder } from '../../platform/mail/letter.ts'
import { oneLine } from '../../platform/mail/letter-parts.ts'
import { localDigits } from '../../../language/numbers.ts'
import { t } from '../../../language/t.ts'
import { addressIn, type Language } from '../../../language/languages.ts'

export const dayOf = ({ eventDate }: Booking) => formatLongDay(eventDate)

type MailFacts = [name: string, value: string][]

/** Facts that the site made itself: they contain nothing that the client typed. */
export const ownFacts = (booking: Booking): MailFacts => [
  [t('Reference'), booking.reference],
  [t('Service'), oneLine(booking.serviceTitle)],
  [t('Event date'), dayOf(booking)],
  ...(booking.startTime ? ([[t('Starts at'), localDigits(booking.startTime)]] as MailFacts) : []),
  ...(booking.endTime ? ([[t('Ends at'), localDigits(booking.endTime)]] as MailFacts) : []),
]

export const allFacts = (booking: Booking): MailFacts => [
  ...ownFacts(booking),
  [t('Name'), oneLine(booking.name)],
  [t('Phone'), shownPhone(booking.phone) || t('not given')],
  [t('Email'), booking.email || t('not given')],
  [t('Address'), booking.address || t('not given')],
  ...(booking.note ? ([[t('Note'), booking.note]] as MailFacts) : []),
]

const eventOf = (booking: Booking, title: string, place: string, facts: MailFacts): EventDay => ({
  uid: booking._id,
  day: booking.eventDate,
  title,
  place,
  notes: facts.map(([name, value]) => `${name}: ${value}`).join('\n'),
  fileName: `${booking.reference}.ics`,
})

/** The event for the client's calendar. */
export const senderEvent = (site: Site, booking: Booking) =>
  eventOf(
    booking,
    `${oneLine(booking.serviceTitle)}, ${siteName(site)} (${booking.reference})`,
    '',
    ownFacts(booking),
  )

/** An event without details, for calendars that others can see. */
export const namelessEvent = (booking: Booking) =>
  eventOf(booking, booking.status === 'offered' ? t('Hold') : t('Shoot'), '', [])

/** The event for the owner's calendar. */
export const ownerEvent = (booking: Booking) =>
  eventOf(
    booking,
    `${oneLine(booking.serviceTitle)}: ${oneLine(booking.name)} (${booking.reference})`,
    oneLine(booking.address),
    allFacts(booking),
  )

/** The link to the client's page in stored mails: the key is filled in when they are sent. */
export const clientPageLink = ({ reference, language }: { reference: string; language: Language }) =>
  addressIn(language, `/booking/${reference}?key=${keyPlaceholder}`)
