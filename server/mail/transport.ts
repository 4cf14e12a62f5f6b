import { mkdir, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { createTransport } from 'nodemailer'
import { newId } from '../../db/ids.ts'
import type { SendMail } from './mail.ts'

const smtp = (url: string, from: string): SendMail => {
  const transport = createTransport(url, { from })
  return async (mail) => void (await transport.sendMail(mail))
}

/** Without a mail server mails lie here as .eml files, which any mail program opens. */
const outbox = (folder: string, from: string): SendMail => {
  const transport = createTransport({ streamTransport: true, buffer: true }, { from })
  return async (mail) => {
    await mkdir(folder, { recursive: true })
    const { message } = await transport.sendMail(mail)
    const file = join(folder, `${newId()}.eml`)
    await writeFile(`${file}.part`, message as Buffer)
    await rename(`${file}.part`, file)
  }
}

export const outboxOf = (dataDir: string) => join(dataDir, 'outbox')

export const createSendMail = ({ smtpUrl, mailFrom, dataDir }: MailSettings): SendMail =>
  smtpUrl ? smtp(smtpUrl, mailFrom) : outbox(outboxOf(dataDir), mailFrom)

interface MailSettings {
  smtpUrl?: string
  mailFrom: string
  dataDir: string
}
