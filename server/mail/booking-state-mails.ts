import type { Booking } from '../../contract/booking.ts'
import { formatLongMoment } from '../../contract/dates.ts'
import { whatsAppAddress } from '../../contract/phone.ts'
import type { Site } from '../../contract/site-settings.ts'
import type { Db } from '../../db/open.ts'
import { allFacts, dayOf, ownFacts, senderEvent } from './booking-facts.ts'
import { clientWords, ownerWords, type ClientStep, type OwnerStep } from './booking-words.ts'
import type { EventDay } from './letter.ts'
import { queueMail } from './mail.ts'
import { oneLine } from './one-line.ts'
import { ownerAddress } from './owner-address.ts'
import { asClientReads, writeIn, writeToOwner } from './readers-language.ts'
import { chatLinks } from './studio-words.ts'
import { type Label, type Sentence, t } from '../../language/t.ts'

/** A booking as calendars know it. */
export interface Entry {
  booking: Booking
  sequence: number
  /** Undefined for whole days. */
  span: EventDay['span']
}

/** What becomes of the entry in the client's calendar; reminders leave it as it is. */
const entries: Partial<Record<ClientStep, Pick<EventDay, 'method' | 'status'>>> = {
  confirmed: { method: 'REQUEST', status: 'CONFIRMED' },
  moved: { method: 'REQUEST', status: 'CONFIRMED' },
  offered: { method: 'REQUEST', status: 'TENTATIVE' },
  offer: { method: 'REQUEST', status: 'TENTATIVE' },
  declined: { method: 'CANCEL', status: 'CANCELLED' },
  cancelled: { method: 'CANCEL', status: 'CANCELLED' },
  lapsed: { method: 'CANCEL', status: 'CANCELLED' },
}

function eventFor(site: Site, step: ClientStep, { booking, sequence, span }: Entry): EventDay | undefined {
  const entry = entries[step]
  if (!entry) return undefined
  const agreed = booking.status === 'confirmed' || entry.method === 'CANCEL'
  const status = agreed ? entry.status : 'TENTATIVE'
  return { ...senderEvent(site, booking), ...entry, status, span, sequence, attendee: booking.email }
}

const gapsOf = (booking: Booking, heldUntil = booking.heldUntil) => ({
  service: oneLine(booking.serviceTitle),
  name: oneLine(booking.name),
  reference: booking.reference,
  day: dayOf(booking),
  until: heldUntil ? formatLongMoment(heldUntil) : '',
})

interface More {
  /** What the owner wrote to it. */
  message?: string
  /** The way to answer, where there is something to answer. */
  answer?: string
  /** Until when the day was held, where it is not any more. */
  heldUntil?: string | null
  /** What else stands below it, in the language of whoever reads it. */
  facts?: () => [name: string, value: string][]
}

const paragraphsOf = (message: string | undefined) =>
  message ? message.split(/\n\s*\n/).map((text) => text.trim()) : []

type Gaps = ReturnType<typeof gapsOf>

const answerLabels: Partial<Record<ClientStep, Label>> = {
  offer: 'See the offer',
  agreed: 'Open my booking',
}

/** Each of the words has some of the gaps. */
const fill = (gaps: Gaps) => (sentence: Sentence) => t<Sentence>(sentence, gaps as never)

/** Call it in the transaction of the change. Who left no address is not written to. */
export async function queueClientMail(trx: Db, step: ClientStep, entry: Entry, more: More = {}) {
  if (!entry.booking.email) return
  await writeIn(trx, entry.booking.language, async (site) => {
    const booking = await asClientReads(trx, entry.booking)
    const words = clientWords[step]
    const say = fill(gapsOf(booking, more.heldUntil))
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
        button: more.answer ? { label: t(answerLabels[step] ?? 'Answer now'), href: more.answer } : undefined,
        links: chatLinks(site, say('Hello, it is about my booking {reference}.')),
        event: eventFor(site, step, { ...entry, booking }),
        automatic: true,
      },
      { bookingId: booking._id },
    )
  })
}

export const queueOwnerMail = (trx: Db, step: OwnerStep, booking: Booking) =>
  writeToOwner(trx, async () => {
    const words = ownerWords[step]
    const say = fill(gapsOf(booking))
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
