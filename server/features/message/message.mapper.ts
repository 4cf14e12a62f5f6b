import type { Selectable } from 'kysely'
import type { Message } from '../../../contract/message.ts'
import type { MessageTable } from '../../../db/tables.ts'

export const toMessage = (row: Selectable<MessageTable>): Message => ({
  _id: row.id,
  name: row.name,
  email: row.email,
  subject: row.subject,
  message: row.message,
  date: row.created_at,
  resolved: row.resolved,
})
