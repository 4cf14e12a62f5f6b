import { firstCharacters } from '../../contract/excerpt.ts'
import type { Message } from '../../contract/message.ts'
import { siteName } from '../../contract/site.ts'
import type { Site } from '../../contract/site-settings.ts'
import type { Db } from '../../db/open.ts'
import { readSite } from '../site/site.queries.ts'
import type { Letter } from './letter.ts'
import { mayMail } from './mail-limits.ts'
import { queueMail } from './mail.ts'
import { oneLine } from './one-line.ts'
import { ownerAddress } from './owner-address.ts'
import { chatLinks, notYou } from './studio-words.ts'

/** Around what the owner answers. */
export const messageReplyFrame = (message: Message) => ({
  to: message.email,
  subject: oneLine(`Re: ${message.subject}`),
  heading: oneLine(message.subject),
  quote: message.message,
})

function letterToOwner(owner: string, message: Message): Letter {
  const [name, subject] = [oneLine(message.name), oneLine(message.subject)]
  return {
    to: owner,
    replyTo: message.email,
    subject: `Message: ${subject} (${name})`,
    preview: firstCharacters(oneLine(message.message), 120),
    heading: subject,
    paragraphs: [`${name} wrote to you on the Contact page.`],
    facts: [
      ['Name', name],
      ['Email', message.email],
      ['Subject', subject],
    ],
    quote: message.message,
    button: { label: 'Open the message', href: `/admin/inbox/view/${message._id}` },
    note: 'An answer to this mail goes to the sender.',
    automatic: true,
  }
}

/** Anybody can type anybody's address: so it has no word of theirs, and nobody's advertisement travels with it. */
const confirmation = (site: Site, { email }: Message): Letter => ({
  to: email,
  subject: `Your message to ${siteName(site)}`,
  preview: 'I have your message and will reply soon.',
  heading: 'Your message is here',
  paragraphs: ['Thank you for your message. I will reply soon.'],
  links: chatLinks(site, 'Hello, I wrote to you on your Contact page.'),
  note: `You get this mail because your address was typed into the contact form of ${siteName(site)}.${notYou(site)}`,
  automatic: true,
})

/** One mail to the owner, whose answer goes to the sender, and a confirmation to the sender. */
export async function queueMessageMails(db: Db, message: Message) {
  const about = { messageId: message._id }
  await queueMail(db, 'message', letterToOwner(await ownerAddress(db), message), about)
  if (await mayMail(db, 'confirmation', message.email))
    await queueMail(db, 'message', confirmation(await readSite(db), message), about)
}
