import { setTimeout as sleep } from 'node:timers/promises'
import type { Db } from '../../../db/open.ts'
import { isOutage } from '../../../db/outage.ts'
import { keyGap, type Letter, type MailFile } from './letter.ts'
import { findMail, updateMail } from './mail.queries.ts'
import { writeIn } from './readers-language.ts'
import type { SendMail } from './transport.ts'

const retryMs = 500

/** A link that opens an account is nobody's to read once it is in its reader's mailbox. */
const withoutSecret = (letter: Letter): Letter => ({ ...letter, button: undefined })

/** For what has happened and must be known: a database that is away is waited for. */
async function writeDown(write: () => Promise<unknown>) {
  for (;;) {
    try {
      return await write()
    } catch (error) {
      if (!isOutage(error)) throw error
      await sleep(retryMs)
    }
  }
}

/** What a mail needs from beyond its words. */
interface Beside {
  /** Of the page of a booking. */
  keyOf: (bookingId: string) => Promise<string>
  galleryKeyOf: (slug: string) => Promise<string>
  fileOf: (paperId: string) => Promise<MailFile>
}

/** The key to a client's page is in the mail that leaves and nowhere else. */
async function withKey(letter: Letter, bookingId: string | null, beside: Beside): Promise<Letter> {
  const { button } = letter
  if (!button?.href.includes(keyGap)) return letter
  const slug = /\/gallery\/([^/?]+)\?/.exec(button.href)?.[1]
  const key = slug ? await beside.galleryKeyOf(slug) : bookingId && (await beside.keyOf(bookingId))
  return key ? { ...letter, button: { ...button, href: button.href.replace(keyGap, key) } } : letter
}

/** Papers are on the client's page, too: words that wait for a file nobody can print help no one. */
async function filesOf({ papers = [] }: Letter, fileOf: Beside['fileOf']) {
  try {
    return await Promise.all(papers.map(fileOf))
  } catch (error) {
    if (isOutage(error)) throw error
    return []
  }
}

/** Sends one mail of the queue. One that is gone already is not sent again, should its job have outlived it. */
export const createDelivery =
  (db: Db, send: SendMail, beside: Beside) =>
  async ({ mailId }: { mailId: string }) => {
    const mail = await findMail(db, mailId)
    if (!mail || mail.sent_at) return
    const letter = mail.letter as Letter
    const whole = await withKey(letter, mail.booking_id, beside)
    const files = await filesOf(letter, beside.fileOf)
    const delivery = await writeIn(db, letter.language ?? 'en', (site) =>
      send(mailId, { ...whole, files }, site),
    )
    const sent = {
      sent_at: new Date().toISOString(),
      delivery,
      ...(mail.kind === 'reset' && { letter: JSON.stringify(withoutSecret(letter)) }),
    }
    await writeDown(() => updateMail(db, mailId, sent))
  }
