import type { Mail } from '../../../contract/shape/mail.ts'
import type { MailRow } from './mail.queries.ts'

import { stateOf } from '../../platform/mail/mail.ts'

export const toMail = (row: MailRow): Mail => {
  const state = stateOf(row)
  return {
    _id: row.id,
    kind: row.kind,
    to: row.recipient,
    subject: row.subject,
    state,
    date: row.created_at,
    sentAt: row.sent_at,
    attempts: row.attempts ?? 0,
    problem: row.sent_at ? null : row.last_error,
    nextTry: state === 'waiting' && row.last_error ? row.run_at : null,
  }
}
