import { setTimeout as sleep } from 'node:timers/promises'
import type { Db } from '../../../db/open.ts'
import { isOutage } from '../../../db/outage.ts'
import { keyPlaceholder, type Letter, type MailFile } from './letter.ts'
import { findMail, updateMail } from './mail.queries.ts'
import { writeIn } from './recipient.ts'
import type { SendMail } from './transport.ts'

const retryMs = 500

/** The link that resets a password is not stored once the mail was sent. */
const withoutSecret = (letter: Letter): Letter => ({ ...letter, button: undefined })

/** Repeats a write until the database can be reached: what was sent must be recorded. */
async function writeUntilStored(write: () => Promise<unknown>) {
  for (;;) {
    try {
      return await write()
    } catch (error) {
      if (!isOutage(error)) throw error
      await sleep(retryMs)
    }
  }
}

/** Keys and files that are added to a mail when it is sent. */
interface MailExtras {
  bookingKeyOf: (bookingId: string) => Promise<string>
  galleryKeyOf: (slug: string) => Promise<string>
  fileOf: (paperId: string) => Promise<MailFile>
}

/** The key to a client's page is only in the mail that is sent, never in the stored letter. */
async function withKey(letter: Letter, bookingId: string | null, extras: MailExtras): Promise<Letter> {
  const { button } = letter
  if (!button?.href.includes(keyPlaceholder)) return letter
  const slug = /\/gallery\/([^/?]+)\?/.exec(button.href)?.[1]
  const key = slug ? await extras.galleryKeyOf(slug) : bookingId && (await extras.bookingKeyOf(bookingId))
  return key ? { ...letter, button: { ...button, href: button.href.replace(keyPlaceholder, key) } } : letter
}

/** A mail is sent without a paper that cannot be printed: it is also on the client's page. */
async function filesOf({ papers = [] }: Letter, fileOf: MailExtras['fileOf']) {
  try {
    return await Promise.all(papers.map(fileOf))
  } catch (error) {
    if (isOutage(error)) throw error
    return []
  }
}

/** Sends one mail of the queue, unless it was sent or deleted already. */
export const createDelivery =
  (db: Db, send: SendMail, extras: MailExtras) =>
  async ({ mailId }: { mailId: string }) => {
    const mail = await findMail(db, mailId)
    if (!mail || mail.sent_at) return
    const letter = mail.letter as Letter
    const whole = await withKey(letter, mail.booking_id, extras)
    const files = await filesOf(letter, extras.fileOf)
    const delivery = await writeIn(db, letter.language ?? 'en', (site) =>
      send(mailId, { ...whole, files }, site),
    )
    const sent = {
      sent_at: new Date().toISOString(),
      delivery,
      ...(mail.kind === 'reset' && { letter: JSON.stringify(withoutSecret(letter)) }),
    }
    await writeUntilStored(() => updateMail(db, mailId, sent))
  }
