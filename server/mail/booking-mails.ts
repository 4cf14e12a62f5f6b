import type { Booking } from '../../contract/booking.ts'
import { whatsAppAddress } from '../../contract/phone.ts'
import { siteName } from '../../contract/site.ts'
import type { Site } from '../../contract/site-settings.ts'
import type { Db } from '../../db/open.ts'
import { readSite } from '../site/site.queries.ts'
import { allFacts, dayOf, ownFacts, ownerEvent, senderEvent } from './booking-facts.ts'
import type { Letter } from './letter.ts'
import { mayMail } from './mail-limits.ts'
import { queueMail } from './mail.ts'
import { oneLine } from './one-line.ts'
import { ownerAddress } from './owner-address.ts'
import { chatLinks, notYou } from './studio-words.ts'

/** Around what the owner answers. */
export const bookingReplyFrame = (site: Site, booking: Booking) => ({
  to: booking.email,
  subject: `Re: Your booking request ${booking.reference}: ${oneLine(booking.serviceTitle)}`,
  heading: `About your booking request ${booking.reference}`,
  facts: ownFacts(booking),
  links: chatLinks(site, `Hello, it is about my booking request ${booking.reference}.`),
})

function letterToOwner(owner: string, booking: Booking): Letter {
  const { reference } = booking
  const [name, service] = [oneLine(booking.name), oneLine(booking.serviceTitle)]
  return {
    to: owner,
    replyTo: booking.email,
    subject: `Booking request ${reference}: ${service}, ${dayOf(booking)} (${name})`,
    preview: `${name} asks for ${service} on ${dayOf(booking)}.`,
    heading: 'A new booking request',
    paragraphs: [
      `${name} asks for ${service} on ${dayOf(booking)}.`,
      ...(booking.status === 'waiting'
        ? ['The day cannot be booked now: the request waits until it becomes free.']
        : []),
    ],
    facts: allFacts(booking),
    button: { label: 'Open the request', href: `/admin/request/view/${booking._id}` },
    links: [{ label: `Write to ${name} on WhatsApp`, href: whatsAppAddress(booking.phone) }],
    note: 'An answer to this mail goes to the sender. The event date is attached for your calendar.',
    event: ownerEvent(booking),
    automatic: true,
  }
}

const reasonOf = (site: Site, { source }: Booking) =>
  source === 'form'
    ? `your address was typed into the booking form of ${siteName(site)}`
    : `you asked ${siteName(site)} for this day and left this address`

/** Anybody can type anybody's address: so it has no word of theirs, and nobody's advertisement travels with it. */
function confirmation(site: Site, booking: Booking): Letter {
  const { reference } = booking
  const service = oneLine(booking.serviceTitle)
  return {
    to: booking.email,
    subject: `Your booking request ${reference}: ${service}`,
    preview: `I have your request for ${dayOf(booking)} and will get back to you soon.`,
    heading: 'Your request is here',
    paragraphs: [
      booking.status === 'waiting'
        ? `Thank you for your booking request. The day is not free now. I write to you as soon as it is, in the order in which people asked. Should you call or write, ${reference} is all I need to find it.`
        : `Thank you for your booking request. I will get back to you soon. Should you call or write, ${reference} is all I need to find it.`,
    ],
    facts: ownFacts(booking),
    links: chatLinks(site, `Hello, I have a question about my booking request ${reference}.`),
    note: `The date is attached for your calendar. It is a request until we have agreed on it.\nYou get this mail because ${reasonOf(site, booking)}.${notYou(site)}`,
    event: senderEvent(site, booking),
    automatic: true,
  }
}

/** To somebody whose request the owner has entered. */
export const queueConfirmation = async (db: Db, booking: Booking) =>
  queueMail(db, 'booking', confirmation(await readSite(db), booking), { bookingId: booking._id })

/** One mail to the owner, whose answer goes to the sender, and a confirmation to the sender. */
export async function queueBookingMails(db: Db, booking: Booking) {
  const about = { bookingId: booking._id }
  await queueMail(db, 'booking', letterToOwner(await ownerAddress(db), booking), about)
  if (await mayMail(db, 'confirmation', booking.email)) await queueConfirmation(db, booking)
}
