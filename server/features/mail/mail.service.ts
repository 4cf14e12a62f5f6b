import type { MailSetup, WholeMail } from '../../../contract/mail.ts'
import type { Db } from '../../../db/open.ts'
import { notFound } from '../../errors.ts'
import { retryJob } from '../../jobs/queue.ts'
import { deleteMails } from '../../mail/delete-mails.ts'
import { htmlOf } from '../../mail/html.ts'
import type { Letter } from '../../mail/letter.ts'
import { ownerAddress } from '../../mail/owner-address.ts'
import { writeIn } from '../../mail/readers-language.ts'
import { textOf } from '../../mail/text.ts'
import { deliveryOf, type MailSettings } from '../../mail/transport.ts'
import { readSite } from '../../site/site.queries.ts'
import { toMail } from './mail.mapper.ts'
import * as queries from './mail.queries.ts'

type Settings = Pick<MailSettings, 'smtpUrl' | 'publicUrl'>

export async function listMails(db: Db, settings: Settings, query: queries.MailQuery) {
  const [rows, counts] = await Promise.all([queries.listMails(db, query), queries.countMails(db)])
  const total = query.state ? counts[query.state] : counts.waiting + counts.failed + counts.sent
  return { data: rows.map(toMail), total, counts, delivery: deliveryOf(settings) }
}

/** A link that opens an account is for its reader alone. */
export async function getMail(db: Db, settings: Settings, id: string): Promise<WholeMail> {
  const row = await queries.findMail(db, id)
  if (!row) throw notFound('mail')
  if (row.kind === 'reset') return { ...toMail(row), text: null, html: null }
  const letter = row.letter as Letter
  return writeIn(db, letter.language ?? 'en', (site) => ({
    ...toMail(row),
    text: textOf(letter, settings.publicUrl, site),
    html: htmlOf(letter, settings.publicUrl, site),
  }))
}

/** Of 'Studio <studio@example.com>'. */
const bareAddress = (from: string) => /<(.+)>/.exec(from)?.[1] ?? from

/** Answers go to the address in the settings, or back to whom the mails are from. */
export async function getMailSetup(
  db: Db,
  settings: Settings & Pick<MailSettings, 'mailFrom'>,
): Promise<MailSetup> {
  const [site, owner] = await Promise.all([readSite(db), ownerAddress(db)])
  const from = settings.mailFrom
  return { delivery: deliveryOf(settings), from, answers: site.email || bareAddress(from), owner }
}

export const deleteMail = (db: Db, id: string) =>
  db.transaction().execute(async (trx) => {
    if ((await deleteMails(trx, (e) => e('id', '=', id))) === 0) throw notFound('mail')
  })

export async function retryMail(db: Db, id: string) {
  if (!(await queries.findMail(db, id))) throw notFound('mail')
  await retryJob(db, id)
}
