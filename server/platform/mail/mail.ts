import type { MailKind, MailState } from '../../../contract/shape/mail.ts'
import { newId } from '../../../db/ids.ts'
import type { Db } from '../../../db/open.ts'
import { currentLanguage } from '../../../language/current.ts'
import { enqueue } from '../jobs/jobs.queries.ts'
import type { Letter } from './letter.ts'
import { insertMail, mailJob } from './mail.queries.ts'

/** The request that a mail is about; mails about passwords and reviews have none. */
export interface MailSubject {
  bookingId?: string
  messageId?: string
}

/**
 * Mails are never sent within a request: they are sent from the queue, so a mail server that is down loses none. The mail
 * has the id of its job, which is deleted when the mail was sent.
 */
export async function queueMail(
  db: Db,
  kind: MailKind,
  letter: Letter,
  { bookingId, messageId }: MailSubject = {},
) {
  const id = newId()
  await insertMail(db, {
    id,
    kind,
    recipient: letter.to,
    subject: letter.subject,
    letter: JSON.stringify({ language: currentLanguage(), ...letter }),
    booking_id: bookingId ?? null,
    message_id: messageId ?? null,
    created_at: new Date().toISOString(),
  })
  await enqueue(db, mailJob, { mailId: id }, id)
  return id
}

interface MailProgress {
  sent_at: string | null
  delivery: string | null
  given_up_at: string | null
}

export function stateOf({ sent_at, delivery, given_up_at }: MailProgress): MailState {
  if (sent_at) return delivery === 'outbox' ? 'outbox' : 'sent'
  return given_up_at ? 'failed' : 'waiting'
}
