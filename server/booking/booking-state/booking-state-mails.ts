import type { BookingStatus } from '../../../contract/booking/booking-status.ts'
import type { Booking } from '../../../contract/booking/booking.ts'
import { dayEndingAt, formatLongDay, formatLongMoment } from '../../../contract/shape/dates.ts'
import { whatsAppAddress } from '../../../contract/shape/phone.ts'
import type { Site } from '../../../contract/shape/site-settings.ts'
import type { Db } from '../../../db/open.ts'
import { allFacts, dayOf, ownFacts, senderEvent } from '../booking/booking-facts.ts'
import { clientPage } from '../booking/client-page.ts'
import { clientWords, ownerWords, type ClientStep, type OwnerStep } from './booking-words.ts'
import type { EventDay } from '../../platform/mail/letter.ts'
import { queueMail } from '../../platform/mail/mail.ts'
import { chatLinks, oneLine } from '../../platform/mail/letter-parts.ts'
import { ownerAddress, withTranslatedService, writeIn, writeToOwner } from '../../platform/mail/recipient.ts'
import { type Label, type Sentence, t } from '../../../language/t.ts'

/** A booking as calendars know it. */
export interface Entry {
  booking: Booking
  sequence: number
  /** Undefined for whole days. */
  span: EventDay['span']
}

/** Mails after which the day may stand differently in the client's calendar; the others leave it as it is. */
const stepsWithEntry = new Set<ClientStep>([
  'confirmed',
  'moved',
  'offered',
  'offer',
  'newOffer',
  'agreed',
  'withdrawn',
  'declined',
  'cancelled',
  'lapsed',
])

const entryStatuses: Record<BookingStatus, NonNullable<EventDay['status']>> = {
  requested: 'TENTATIVE',
  waiting: 'TENTATIVE',
  offered: 'TENTATIVE',
  confirmed: 'CONFIRMED',
  done: 'CONFIRMED',
  lapsed: 'CANCELLED',
  declined: 'CANCELLED',
  cancelled: 'CANCELLED',
}

/** The booking as it stands now in the client's calendar: what it is follows from its status alone. */
export const clientEvent = (site: Site, { booking, sequence, span }: Entry): EventDay => ({
  ...senderEvent(site, booking),
  status: entryStatuses[booking.status],
  span,
  sequence,
})

function eventFor(site: Site, step: ClientStep, entry: Entry): EventDay | undefined {
  if (!stepsWithEntry.has(step)) return undefined
  const event = clientEvent(site, entry)
  const method = event.status === 'CANCELLED' ? 'CANCEL' : 'REQUEST'
  return { ...event, method, attendee: entry.booking.email }
}

function untilWords(heldUntil: string) {
  const lastDay = dayEndingAt(heldUntil)
  return lastDay ? formatLongDay(lastDay) : formatLongMoment(heldUntil)
}

const gapsOf = (booking: Booking, heldUntil = booking.heldUntil) => ({
  service: oneLine(booking.serviceTitle),
  name: oneLine(booking.name),
  reference: booking.reference,
  day: dayOf(booking),
  until: heldUntil ? untilWords(heldUntil) : '',
  /** The day that one side has asked for in place of this one. */
  asked: '',
  /** The day that it was on until now. */
  before: '',
})

interface More {
  /** What the owner wrote to it. */
  message?: string
  /** Until when the day was held, where it is not any more. */
  heldUntil?: string | null
  /** What else stands below it, in the language of whoever reads it. */
  facts?: () => [name: string, value: string][]
  /** Another day than that of the booking. */
  day?: string
  /** The day that the booking was on until now. */
  before?: string
  /** Ids of the papers that go with it. */
  papers?: string[]
}

const paragraphsOf = (message: string | undefined) =>
  message ? message.split(/\n\s*\n/).map((text) => text.trim()) : []

type Gaps = ReturnType<typeof gapsOf>

/** Where there is something to answer; other mails only lead to the page. */
const buttonLabels: Partial<Record<ClientStep, Label>> = {
  offer: 'See the offer',
  newOffer: 'See the offer',
  offered: 'Answer now',
  hold: 'Answer now',
  nudge: 'Answer now',
  proposed: 'Answer now',
}

/** Each of the words has some of the gaps. */
const fill = (gaps: Gaps) => (sentence: Sentence) => t<Sentence>(sentence, gaps as never)

/** Call it in the transaction of the change. Who left no address is not written to. */
export async function queueClientMail(trx: Db, step: ClientStep, entry: Entry, more: More = {}) {
  if (!entry.booking.email) return
  await writeIn(trx, entry.booking.language, async (site) => {
    const booking = await withTranslatedService(trx, entry.booking)
    const words = clientWords[step]
    const asked = more.day ? formatLongDay(more.day) : ''
    const before = more.before ? formatLongDay(more.before) : ''
    const say = fill({ ...gapsOf(booking, more.heldUntil), asked, before })
    const body = say(words.body)
    await queueMail(
      trx,
      'booking',
      {
        to: booking.email,
        subject: say(words.subject),
        preview: body,
        heading: say(words.heading),
        paragraphs: [body, ...paragraphsOf(more.message)],
        facts: [...ownFacts(booking), ...(more.facts?.() ?? [])],
        button: { label: t(buttonLabels[step] ?? 'Open my booking'), href: clientPage(booking) },
        links: chatLinks(site, say('Hello, this is about my booking {reference}.')),
        event: eventFor(site, step, { ...entry, booking }),
        papers: more.papers,
        automatic: true,
      },
      { bookingId: booking._id },
    )
  })
}

interface MoreToOwner {
  /** What the client wrote. */
  quote?: string
  /** Another day than that of the booking. */
  day?: string
}

export const queueOwnerMail = (
  trx: Db,
  step: OwnerStep,
  booking: Booking,
  { quote, day }: MoreToOwner = {},
) =>
  writeToOwner(trx, async () => {
    const words = ownerWords[step]
    const say = fill({ ...gapsOf(booking), ...(day && { asked: formatLongDay(day) }) })
    const body = say(words.body)
    await queueMail(
      trx,
      'booking',
      {
        to: await ownerAddress(trx),
        replyTo: booking.email || undefined,
        subject: say(words.subject),
        preview: body,
        heading: say(words.heading),
        paragraphs: [body],
        quote,
        facts: allFacts(booking),
        button: { label: t('Open the booking'), href: `/admin/request/view/${booking._id}` },
        links: booking.phone
          ? [{ label: say('Write to {name} on WhatsApp'), href: whatsAppAddress(booking.phone) }]
          : [],
        automatic: true,
      },
      { bookingId: booking._id },
    )
  })
