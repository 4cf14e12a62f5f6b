import type { Booking } from '../../../contract/booking/booking.ts'
import { whatsAppAddress } from '../../../contract/shape/phone.ts'
import { siteName } from '../../../contract/shape/site.ts'
import type { Site } from '../../../contract/shape/site-settings.ts'
import type { Db } from '../../../db/open.ts'
import { allFacts, clientPageLink, dayOf, ownerEvent, ownFacts, senderEvent } from './booking-mail-parts.ts'
import type { Letter } from '../../platform/mail/letter.ts'
import { mayMail } from '../../platform/mail/mail-limits.ts'
import { queueMail } from '../../platform/mail/mail.ts'
import { chatLinks, notYouSentence, oneLine } from '../../platform/mail/letter-parts.ts'
import { ownerAddress, withTranslatedService, writeIn, writeToOwner } from '../../platform/mail/recipient.ts'
import { t } from '../../../language/t.ts'

/** The letter around a reply of the owner. */
export const bookingReplyFrame = (db: Db, original: Booking) =>
  writeIn(db, original.language, async (site) => {
    const booking = await withTranslatedService(db, original)
    const { reference } = booking
    return {
      to: booking.email,
      subject: t('Re: Your booking request {reference}: {service}', {
        reference,
        service: oneLine(booking.serviceTitle),
      }),
      heading: t('About your booking request {reference}', { reference }),
      facts: ownFacts(booking),
      button: { label: t('Open my booking'), href: clientPageLink(booking) },
      links: chatLinks(site, t('Hello, this is about my booking request {reference}.', { reference })),
    }
  })

function letterToOwner(owner: string, booking: Booking): Letter {
  const { reference } = booking
  const [name, service] = [oneLine(booking.name), oneLine(booking.serviceTitle)]
  return {
    to: owner,
    replyTo: booking.email || undefined,
    subject: t('Booking request {reference}: {service}, {day} ({name})', {
      reference,
      service,
      day: dayOf(booking),
      name,
    }),
    preview: t('{name} asks for {service} on {day}.', { name, service, day: dayOf(booking) }),
    heading: t('A new booking request'),
    paragraphs: [
      t('{name} asks for {service} on {day}.', { name, service, day: dayOf(booking) }),
      ...(booking.status === 'waiting'
        ? [t('The day is not free at the moment. The request is on the waiting list.')]
        : []),
    ],
    facts: allFacts(booking),
    button: { label: t('Open the request'), href: `/admin/request/view/${booking._id}` },
    links: booking.phone
      ? [{ label: t('Write to {name} on WhatsApp', { name }), href: whatsAppAddress(booking.phone) }]
      : [],
    note: booking.email
      ? t('Your reply to this email goes to the sender. The event date is attached for your calendar.')
      : t('No email address was left. The event date is attached for your calendar.'),
    event: ownerEvent(booking),
    automatic: true,
  }
}

const reasonOf = (site: Site, { source }: Booking) => {
  const name = siteName(site)
  return source === 'form'
    ? t('You are receiving this email because your address was entered in the booking form of {name}.', {
        name,
      })
    : t('You are receiving this email because you asked {name} for this day and left this address.', { name })
}

/** Contains nothing that was typed: the address may be someone else's, and the mail must not carry spam to them. */
function confirmation(site: Site, booking: Booking): Letter {
  const { reference } = booking
  const service = oneLine(booking.serviceTitle)
  return {
    to: booking.email,
    subject: t('Your booking request {reference}: {service}', { reference, service }),
    preview: t('I have your request for {day} and will get back to you soon.', { day: dayOf(booking) }),
    heading: t('I have your request'),
    paragraphs: [
      booking.status === 'waiting'
        ? t(
            'Thank you for your booking request. The day is not free at the moment. I will write to you as soon as it is, in the order in which people asked. If you call or write, please mention {reference}.',
            { reference },
          )
        : t(
            'Thank you for your booking request. I will get back to you soon. If you call or write, please mention {reference}.',
            { reference },
          ),
    ],
    facts: ownFacts(booking),
    button: { label: t('Open my booking'), href: clientPageLink(booking) },
    links: chatLinks(
      site,
      t('Hello, I have a question about my booking request {reference}.', { reference }),
    ),
    note: [
      t('The date is attached for your calendar. It is a request until we agree on the details.'),
      [reasonOf(site, booking), notYouSentence(site)].filter(Boolean).join(' '),
    ].join('\n'),
    event: senderEvent(site, booking),
    automatic: true,
  }
}

/** The confirmation to the client. */
export const queueConfirmation = (db: Db, booking: Booking) =>
  writeIn(db, booking.language, async (site) =>
    queueMail(db, 'booking', confirmation(site, await withTranslatedService(db, booking)), {
      bookingId: booking._id,
    }),
  )

/** A mail to the owner, with the sender as Reply-To, and a confirmation to the sender if there is an address. */
export async function queueBookingMails(db: Db, booking: Booking) {
  await writeToOwner(db, async () =>
    queueMail(db, 'booking', letterToOwner(await ownerAddress(db), booking), { bookingId: booking._id }),
  )
  if (booking.email && (await mayMail(db, 'confirmation', booking.email)))
    await queueConfirmation(db, booking)
}
