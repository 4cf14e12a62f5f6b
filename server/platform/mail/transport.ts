import { rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { createTransport, type SendMailOptions } from 'nodemailer'
import type { Delivery, Sending } from '../../../contract/shape/mail.ts'
import type { Site } from '../../../contract/shape/site-settings.ts'
import { siteName } from '../../../contract/shape/site.ts'
import { privateFolder } from '../../../db/private-files.ts'
import type { Config } from '../../config.ts'
import { PermanentFailure } from '../jobs/jobs.queries.ts'
import { calendarFile, methodOf } from './calendar-file.ts'
import { htmlOf } from './html.ts'
import type { EventDay, Letter, MailFile } from './letter.ts'
import { textOf } from './text.ts'

type LetterWithFiles = Letter & { files?: MailFile[] }

/** Sends one mail and returns how, or throws. */
export type SendMail = (id: string, letter: LetterWithFiles, site: Site) => Promise<Delivery>

export type MailSettings = Pick<
  Config,
  'smtpUrl' | 'mailFrom' | 'dataDir' | 'publicUrl' | 'dkim' | 'production'
>

/** Without a mail server, the demo writes mails to its outbox; in production they wait. */
export const sendingOf = ({ smtpUrl, production }: Pick<Config, 'smtpUrl' | 'production'>): Sending =>
  smtpUrl ? 'smtp' : production ? 'none' : 'outbox'

/** With the studio's name, unless the setting has one before the address. */
const senderOf = (mailFrom: string, site: Site) =>
  mailFrom.includes('<') ? mailFrom : { name: siteName(site), address: mailFrom }

/** Of 'Studio <studio@example.com>' the address alone. */
export const bareAddress = (from: string) => /<([^>]+)>/.exec(from)?.[1] ?? from

const calendarPart = (event: EventDay, studio: Parameters<typeof calendarFile>[1]) => ({
  filename: event.fileName,
  content: calendarFile(event, studio),
  contentType: `text/calendar; charset=utf-8; method=${methodOf(event)}`,
})

/** A mail has the same id in every attempt, so that a mailbox can recognise a duplicate. */
function compose(
  id: string,
  letter: LetterWithFiles,
  site: Site,
  { mailFrom, publicUrl }: MailSettings,
): SendMailOptions {
  const messageId = (mailId: string) => `<${mailId}@${new URL(publicUrl).hostname}>`
  const { to, replyTo = site.email, subject, event, files = [], follows, automatic } = letter
  return {
    messageId: messageId(id),
    from: senderOf(mailFrom, site),
    to: { name: '', address: to },
    replyTo: replyTo && { name: '', address: replyTo },
    subject,
    text: textOf(letter, publicUrl, site),
    html: htmlOf(letter, publicUrl, site),
    ...(follows && { inReplyTo: messageId(follows), references: messageId(follows) }),
    ...(automatic && { headers: { 'Auto-Submitted': 'auto-generated' } }),
    attachments: [
      ...(event
        ? [calendarPart(event, { name: siteName(site), email: site.email || bareAddress(mailFrom) })]
        : []),
      ...files.map(({ fileName, content }) => ({
        filename: fileName,
        content,
        contentType: 'application/pdf',
      })),
    ],
    disableFileAccess: true,
    disableUrlAccess: true,
  }
}

/** The mail server permanently refused the mailbox or the mail: another attempt would not help. */
const isPermanent = (error: unknown) => {
  const { code, responseCode = 0 } = error as { code?: string; responseCode?: number }
  return (code === 'EENVELOPE' || code === 'EMESSAGE') && responseCode >= 550 && responseCode <= 554
}

/** Short, because a mail that fails is tried again from the queue. */
const timeouts = { connectionTimeout: 15_000, greetingTimeout: 15_000, socketTimeout: 60_000 }

const smtp = (settings: MailSettings): SendMail => {
  const transport = createTransport({ url: settings.smtpUrl, dkim: settings.dkim, ...timeouts })
  return async (id, letter, site) => {
    try {
      await transport.sendMail(compose(id, letter, site, settings))
    } catch (error) {
      throw isPermanent(error) ? new PermanentFailure((error as Error).message) : error
    }
    return 'smtp'
  }
}

/** Without a mail server, the demo's mails are stored as .eml files, which any mail program opens. */
const outbox = (settings: MailSettings): SendMail => {
  const transport = createTransport({ streamTransport: true, buffer: true })
  const folder = outboxOf(settings.dataDir)
  return async (id, letter, site) => {
    privateFolder(folder)
    const { message } = await transport.sendMail(compose(id, letter, site, settings))
    const file = join(folder, `${id}.eml`)
    await writeFile(`${file}.part`, message as Buffer, { mode: 0o600 })
    await rename(`${file}.part`, file)
    return 'outbox'
  }
}

export const outboxOf = (dataDir: string) => join(dataDir, 'outbox')

const senders: Record<Sending, (settings: MailSettings) => SendMail> = {
  smtp,
  outbox,
  none: () => () => Promise.reject(new Error('There is no mail server')),
}

export const createSendMail = (settings: MailSettings) => senders[sendingOf(settings)](settings)

/** Sends with the current settings: a change needs no restart. */
export function createCurrentSendMail(read: () => Promise<MailSettings>): SendMail {
  let last: { key: string; send: SendMail } | undefined
  return async (...mail) => {
    const settings = await read()
    const key = JSON.stringify([settings.smtpUrl, settings.mailFrom])
    if (last?.key !== key) last = { key, send: createSendMail(settings) }
    return last.send(...mail)
  }
}
