import { firstCharacters } from '../../contract/excerpt.ts'
import type { Message } from '../../contract/message.ts'
import { siteName } from '../../contract/site.ts'
import type { Db } from '../../db/open.ts'
import { readSite } from '../features/site/site.queries.ts'
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

/** One mail to the owner, whose answer goes to the sender, and a confirmation to the sender. */
export async function queueMessageMails(db: Db, message: Message) {
  const owner = await ownerAddress(db)
  const site = await readSite(db)
  const about = { messageId: message._id }
  const [name, subject] = [oneLine(message.name), oneLine(message.subject)]
  await queueMail(
    db,
    'message',
    {
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
    },
    about,
  )
  await queueMail(
    db,
    'message',
    {
      to: message.email,
      replyTo: owner,
      subject: `Your message: ${subject}`,
      preview: 'I have your message and will reply soon.',
      heading: 'Your message is here',
      greeting: `Dear ${name},`,
      paragraphs: ['Thank you for your message. I will reply soon. This is what you wrote:'],
      quote: message.message,
      links: chatLinks(site, `Hello, I wrote to you about “${subject}”.`),
      note: `You get this mail because your address was typed into the contact form of ${siteName(site)}.${notYou(site)}`,
      automatic: true,
    },
    about,
  )
}
