import { firstCharacters } from '../../../contract/shape/excerpt.ts'
import type { Message } from '../../../contract/booking/message.ts'
import { siteName } from '../../../contract/shape/site.ts'
import type { Site } from '../../../contract/shape/site-settings.ts'
import type { Db } from '../../../db/open.ts'
import type { Letter } from '../../platform/mail/letter.ts'
import { mayMail } from '../../platform/mail/mail-limits.ts'
import { queueMail } from '../../platform/mail/mail.ts'
import { chatLinks, notYouSentence, oneLine } from '../../platform/mail/letter-parts.ts'
import { ownerAddress, writeIn, writeToOwner } from '../../platform/mail/recipient.ts'
import { t } from '../../../language/t.ts'

/** The letter around a reply of the owner. */
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
    subject: t('Message: {subject} ({name})', { subject, name }),
    preview: firstCharacters(oneLine(message.message), 120),
    heading: subject,
    paragraphs: [t('{name} wrote to you on the Contact page.', { name })],
    facts: [
      [t('Name'), name],
      [t('Email'), message.email],
      [t('Subject'), subject],
    ],
    quote: message.message,
    button: { label: t('Open the message'), href: `/admin/inbox/view/${message._id}` },
    note: t('Your reply to this email goes to the sender.'),
    automatic: true,
  }
}

/** Contains nothing that was typed: the address may be someone else's, and the mail must not carry spam to them. */
const confirmation = (site: Site, { email }: Message): Letter => ({
  to: email,
  subject: t('Your message to {name}', { name: siteName(site) }),
  preview: t('I have your message and will reply soon.'),
  heading: t('I have your message'),
  paragraphs: [t('Thank you for your message. I will reply soon.')],
  links: chatLinks(site, t('Hello, I wrote to you on your Contact page.')),
  note: [
    t('You are receiving this email because your address was entered in the contact form of {name}.', {
      name: siteName(site),
    }),
    notYouSentence(site),
  ]
    .filter(Boolean)
    .join(' '),
  automatic: true,
})

/** A mail to the owner, with the sender as Reply-To, and a confirmation to the sender. */
export async function queueMessageMails(db: Db, message: Message) {
  const about = { messageId: message._id }
  await writeToOwner(db, async () =>
    queueMail(db, 'message', letterToOwner(await ownerAddress(db), message), about),
  )
  if (await mayMail(db, 'confirmation', message.email))
    await writeIn(db, message.language, (site) =>
      queueMail(db, 'message', confirmation(site, message), about),
    )
}
