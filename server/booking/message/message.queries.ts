import { expressionBuilder, sql } from 'kysely'
import type { MessageInput } from '../../../contract/booking/message.ts'
import type { RequestFilter } from '../../../contract/shape/paging.ts'
import { newId } from '../../../db/ids.ts'
import { currentLanguage } from '../../../language/current.ts'
import type { Db } from '../../../db/open.ts'
import type { Tables } from '../../../db/tables.ts'
import { countByStatus } from '../request/request-counts.queries.ts'
import { requestReads } from '../request/request-reads.ts'
import { settling } from '../request/settling.queries.ts'
import { type Scope, spamColumns } from '../request/request.ts'
import type { SpamVerdict } from '../../platform/spam/spam-guard.ts'
import { contains } from '../../platform/lists/search.ts'

const messages = (db: Db, scope: Scope) =>
  scope === 'everyone' ? db.selectFrom('message') : db.selectFrom('message').where('user_id', '=', scope.uid)

const columns = expressionBuilder<Tables, 'message'>()
const searched = ['name', 'email', 'subject', 'message'] as const

const matchesSearch = (words: string) =>
  columns.or(searched.map((column) => contains(columns.ref(column), words)))

const listed = (db: Db, scope: Scope, { search, resolved, spam = false }: RequestFilter) =>
  messages(db, scope)
    .selectAll()
    .$if(Boolean(search), (rows) => rows.where(matchesSearch(search!)))
    // A literal, because with a bound value the engines cannot use their partial index.
    .$if(scope === 'everyone', (rows) => rows.where('spam', '=', sql.lit(spam)))
    .$if(resolved !== undefined, (rows) => rows.where('resolved', '=', resolved!))

export const { list: listMessages, listBefore: messagesBefore, countListed } = requestReads(listed)

export const countMessages = (db: Db, scope: Scope, search?: string) =>
  countByStatus(db, 'message', scope, search ? matchesSearch(search) : undefined)

export const findMessage = (db: Db, scope: Scope, id: string) =>
  messages(db, scope).selectAll().where('id', '=', id).executeTakeFirst()

interface NewMessage {
  uid: string | null
  idempotencyKey: string | null
  verdict: SpamVerdict
}

/** The stored message, and whether it is new or was made by the same form before. */
export async function insertMessage(
  db: Db,
  input: MessageInput,
  { uid, idempotencyKey, verdict }: NewMessage,
) {
  const row = await db
    .insertInto('message')
    .values({
      id: newId(),
      idempotency_key: idempotencyKey,
      name: input.name,
      email: input.email,
      subject: input.subject,
      message: input.message,
      language: currentLanguage(),
      user_id: uid,
      ...spamColumns(verdict),
      created_at: new Date().toISOString(),
    })
    .onConflict((c) => c.column('idempotency_key').doNothing())
    .returningAll()
    .executeTakeFirst()
  if (row) return { row, isNew: true }
  const known = db.selectFrom('message').selectAll().where('idempotency_key', '=', idempotencyKey)
  return { row: await known.executeTakeFirstOrThrow(), isNew: false }
}

export const { solve: solveMessage, reopen: reopenMessage } = settling('message')

export const deleteMessage = (db: Db, id: string) =>
  db.deleteFrom('message').where('id', '=', id).returning('id').executeTakeFirst()

export const deleteMessages = (db: Db, ids: string[]) =>
  db.deleteFrom('message').where('id', 'in', ids).execute()

export const deleteMessagesOf = (db: Db, uid: string) =>
  db.deleteFrom('message').where('user_id', '=', uid).execute()

/** Returns the row if it was spam until now. */
export const markNotSpam = (db: Db, id: string) =>
  db
    .updateTable('message')
    .set({ spam: false, spam_signs: '' })
    .where('id', '=', id)
    .where('spam', '=', true)
    .returningAll()
    .executeTakeFirst()
