import type { Selectable } from 'kysely'
import type { Message } from '../../../contract/booking/message.ts'
import type { MessageTable } from '../../../db/tables/booking.ts'
import { type Scope, spamSignsFor } from '../request/request.ts'

export const toMessage = (row: Selectable<MessageTable>, scope: Scope): Message => ({
  _id: row.id,
  name: row.name,
  email: row.email,
  subject: row.subject,
  message: row.message,
  language: row.language,
  date: row.created_at,
  resolved: row.resolved,
  resolvedAt: row.resolved_at,
  spamSigns: spamSignsFor(scope, row),
})
