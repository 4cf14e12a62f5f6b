import type { Db } from '../../db/open.ts'
import { enqueue } from '../jobs/queue.ts'

export interface Mail {
  to: string
  subject: string
  text: string
  html?: string
  replyTo?: string
}

/** Hands one mail over, or throws. */
export type SendMail = (mail: Mail) => Promise<void>

export const mailJob = 'mail'

/** Mails are never sent in a request: they go out from the queue, and a mail server that is down loses none. */
export const queueMail = (db: Db, mail: Mail) => enqueue(db, mailJob, mail)
