import type { MailServerInput, MailSetup, WholeMail } from '../../../contract/shape/mail.ts'
import type { Db } from '../../../db/open.ts'
import { conflict, notFound } from '../../platform/http/errors.ts'
import { retryJob } from '../../platform/jobs/jobs.queries.ts'
import { deleteMails } from '../../platform/mail/delete-mails.ts'
import { htmlOf } from '../../platform/mail/html.ts'
import type { Letter } from '../../platform/mail/letter.ts'
import { ownerAddress, writeIn } from '../../platform/mail/recipient.ts'
import { textOf } from '../../platform/mail/text.ts'
import type { MailServerSettings } from '../../platform/mail/mail-server.ts'
import { queueTestMail } from './test-mail.ts'
import { bareAddress, sendingOf } from '../../platform/mail/transport.ts'
import { retryMailsNow } from '../../platform/mail/mail.queries.ts'
import { readSite } from '../../platform/settings/settings.queries.ts'
import { toMail } from './mail.mapper.ts'
import * as queries from './mail.queries.ts'

export async function listMails(db: Db, server: MailServerSettings, query: queries.MailQuery) {
  const [rows, counts, sending] = await Promise.all([
    queries.listMails(db, query),
    queries.countMails(db),
    server.sending(),
  ])
  const total = query.state ? counts[query.state] : counts.waiting + counts.failed + counts.sent
  return { data: rows.map(toMail), total, counts, sending }
}

/** The link of a password reset is only for its reader. */
export async function getMail(db: Db, server: MailServerSettings, id: string): Promise<WholeMail> {
  const row = await queries.findMail(db, id)
  if (!row) throw notFound('email')
  if (row.kind === 'reset') return { ...toMail(row), text: null, html: null }
  const letter = row.letter as Letter
  const { publicUrl } = await server.settings()
  return writeIn(db, letter.language ?? 'en', (site) => ({
    ...toMail(row),
    text: textOf(letter, publicUrl, site),
    html: htmlOf(letter, publicUrl, site),
  }))
}

/** Replies go to the address in the settings, or else to the sender's. */
export async function getMailSetup(db: Db, server: MailServerSettings): Promise<MailSetup> {
  const [site, owner, settings, saved] = await Promise.all([
    readSite(db),
    ownerAddress(db),
    server.settings(),
    server.saved(),
  ])
  const from = settings.mailFrom
  return {
    sending: sendingOf(settings),
    isFixed: server.isFixed,
    server: saved,
    from,
    answers: site.email || bareAddress(from),
    owner,
  }
}

export async function saveMailServer(db: Db, server: MailServerSettings, input: MailServerInput) {
  if (server.isFixed)
    throw conflict('The mail server is set by SMTP_URL and MAIL_FROM on the server. Change it there.')
  await server.save(input)
  await retryMailsNow(db)
}

async function refuseWithoutServer(server: MailServerSettings) {
  if (!(await server.canSend()))
    throw conflict('There is no mail server yet. Set one up in Settings, under Email.')
}

export async function sendTestMail(db: Db, server: MailServerSettings, to: string) {
  await refuseWithoutServer(server)
  return queueTestMail(db, to)
}

export const deleteMail = (db: Db, id: string) =>
  db.transaction().execute(async (trx) => {
    if ((await deleteMails(trx, (e) => e('id', '=', id))) === 0) throw notFound('email')
  })

export async function retryMail(db: Db, server: MailServerSettings, id: string) {
  if (!(await queries.findMail(db, id))) throw notFound('email')
  await refuseWithoutServer(server)
  await retryJob(db, id)
}
