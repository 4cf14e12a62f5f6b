import type { BookingInput } from '../../contract/booking.ts'
import { formatLongDate } from '../../contract/dates.ts'
import type { MessageInput } from '../../contract/message.ts'
import { site } from '../../contract/site.ts'
import type { Db } from '../../db/open.ts'
import { oneLine } from './one-line.ts'
import { queueMail } from './mail.ts'

const signature = `${site.brand} Photography\n${site.phone}\n${site.email}`

async function ownerAddress(db: Db) {
  const owner = await db.selectFrom('user').select('email').where('role', '=', 'owner').executeTakeFirst()
  return owner?.email ?? site.email
}

interface Request {
  name: string
  email: string
}

/** One mail to the owner, whose reply goes to the sender, and a confirmation to the sender. */
async function queueBoth(
  db: Db,
  { name, email }: Request,
  toOwner: { subject: string; text: string },
  toSender: typeof toOwner,
) {
  await queueMail(db, { to: await ownerAddress(db), replyTo: email, ...toOwner })
  await queueMail(db, {
    to: email,
    subject: toSender.subject,
    text: `Dear ${oneLine(name)},\n\n${toSender.text}\n\n${signature}\n`,
  })
}

export function queueBookingMails(db: Db, serviceTitle: string, booking: BookingInput) {
  const day = formatLongDate(`${booking.eventDate}T12:00:00+06:00`)
  const facts = [
    `Service: ${serviceTitle}`,
    `Event date: ${day}`,
    `Name: ${booking.name}`,
    `Phone: ${booking.phone}`,
    `Email: ${booking.email}`,
    `Address: ${booking.address || 'not given'}`,
  ].join('\n')
  return queueBoth(
    db,
    booking,
    { subject: oneLine(`Booking request: ${serviceTitle}, ${day} (${booking.name})`), text: `${facts}\n` },
    {
      subject: oneLine(`Your booking request: ${serviceTitle}`),
      text: `Thank you for your booking request. I will get back to you soon.\n\n${facts}`,
    },
  )
}

export function queueMessageMails(db: Db, message: MessageInput) {
  const facts = `From: ${oneLine(message.name)} <${message.email}>\nSubject: ${oneLine(message.subject)}\n\n${message.message}`
  return queueBoth(
    db,
    message,
    { subject: oneLine(`Message: ${message.subject} (${message.name})`), text: `${facts}\n` },
    {
      subject: oneLine(`Your message: ${message.subject}`),
      text: `Thank you for your message. I will reply soon. This is what you wrote:\n\n${message.message}`,
    },
  )
}
