import type { BookingStatus } from '../../../contract/booking/booking-status.ts'
import type { Booking } from '../../../contract/booking/booking.ts'
import { dayEndingAt, formatLongDay, formatLongMoment } from '../../../contract/shape/dates.ts'
import { whatsAppAddress } from '../../../contract/shape/phone.ts'
import type { Site } from '../../../contract/shape/site-settings.ts'
import type { Db } from '../../../db/open.ts'
import { allFacts, clientPageLink, dayOf, ownFacts, senderEvent } from '../booking/booking-mail-parts.ts'
import { clientWords, ownerWords, type ClientStep, type OwnerStep } from './booking-mail-words.ts'
import type { EventDay } from '../../platform/mail/letter.ts'
import { queueMail } from '../../platform/mail/mail.ts'
import { chatLinks, oneLine } from '../../platform/mail/letter-parts.ts'
import { ownerAddress, withTranslatedService, writeIn, writeToOwner } from '../../platform/mail/recipient.ts'
import { type Label, type Sentence, t } from '../../../language/t.ts'

/** A booking with what its calendar event needs besides. */
export interface ScheduledBooking {
  booking: Booking
  sequence: number
  /** Undefined for whole days. */
  span: EventDay['span']
}

/** Mails with a calendar file, because the event may have changed. */
const stepsWithEvent = new Set<ClientStep>([
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

const eventStatuses: Record<BookingStatus, NonNullable<EventDay['status']>> = {
  requested: 'TENTATIVE',
  waiting: 'TENTATIVE',
  offered: 'TENTATIVE',
  confirmed: 'CONFIRMED',
  done: 'CONFIRMED',
  lapsed: 'CANCELLED',
  declined: 'CANCELLED',
  cancelled: 'CANCELLED',
}

/** The booking as an event for the client's calendar. */
export const clientEvent = (site: Site, { booking, sequence, span }: ScheduledBooking): EventDay => ({
  ...senderEvent(site, booking),
  status: eventStatuses[booking.status],
  span,
  sequence,
})

function eventFor(site: Site, step: ClientStep, scheduled: ScheduledBooking): EventDay | undefined {
  if (!stepsWithEvent.has(step)) return undefined
  const event = clientEvent(site, scheduled)
  const method = event.status === 'CANCELLED' ? 'CANCEL' : 'REQUEST'
  return { ...event, method, attendee: scheduled.booking.email }
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
  /** The day that one side has requested instead. */
  asked: '',
  /** The day before the move. */
  before: '',
})

interface ClientMailExtras {
  /** Text from the owner. */
  message?: string
  /** When the hold ended, if it has. */
  heldUntil?: string | null
  /** Further facts, made in the language of the reader. */
  facts?: () => [name: string, value: string][]
  /** A day other than that of the booking. */
  day?: string
  /** The day before the move. */
  before?: string
  /** Ids of the papers to attach. */
  papers?: string[]
}

const paragraphsOf = (message: string | undefined) =>
  message ? message.split(/\n\s*\n/).map((text) => text.trim()) : []

type Gaps = ReturnType<typeof gapsOf>

/** Labels of mails that need an answer; other mails only lead to the page. */
const buttonLabels: Partial<Record<ClientStep, Label>> = {
  offer: 'See the offer',
  newOffer: 'See the offer',
  offered: 'Answer now',
  hold: 'Answer now',
  nudge: 'Answer now',
  proposed: 'Answer now',
}

/** Each sentence uses some of the gaps. */
const fill = (gaps: Gaps) => (sentence: Sentence) => t<Sentence>(sentence, gaps as never)

/** Call it in the transaction of the change. Sends nothing to a client without an address. */
export async function queueClientMail(
  trx: Db,
  step: ClientStep,
  scheduled: ScheduledBooking,
  extras: ClientMailExtras = {},
) {
  if (!scheduled.booking.email) return
  await writeIn(trx, scheduled.booking.language, async (site) => {
    const booking = await withTranslatedService(trx, scheduled.booking)
    const words = clientWords[step]
    const asked = extras.day ? formatLongDay(extras.day) : ''
    const before = extras.before ? formatLongDay(extras.before) : ''
    const say = fill({ ...gapsOf(booking, extras.heldUntil), asked, before })
    const body = say(words.body)
    await queueMail(
      trx,
      'booking',
      {
        to: booking.email,
        subject: say(words.subject),
        preview: body,
        heading: say(words.heading),
        paragraphs: [body, ...paragraphsOf(extras.message)],
        facts: [...ownFacts(booking), ...(extras.facts?.() ?? [])],
        button: { label: t(buttonLabels[step] ?? 'Open my booking'), href: clientPageLink(booking) },
        links: chatLinks(site, say('Hello, this is about my booking {reference}.')),
        event: eventFor(site, step, { ...scheduled, booking }),
        papers: extras.papers,
        automatic: true,
      },
      { bookingId: booking._id },
    )
  })
}

interface OwnerMailExtras {
  /** What the client wrote. */
  quote?: string
  /** A day other than that of the booking. */
  day?: string
}

export const queueOwnerMail = (
  trx: Db,
  step: OwnerStep,
  booking: Booking,
  { quote, day }: OwnerMailExtras = {},
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
