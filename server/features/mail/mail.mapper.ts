import type { Mail, MailState } from '../../../contract/mail.ts'
import type { MailRow } from './mail.queries.ts'

export const stateOf = ({ sent_at, given_up_at }: Pick<MailRow, 'sent_at' | 'given_up_at'>): MailState =>
  sent_at ? 'sent' : given_up_at ? 'failed' : 'waiting'

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
    problem: state === 'sent' ? null : row.last_error,
    nextTry: state === 'waiting' && row.last_error ? row.run_at : null,
  }
}
