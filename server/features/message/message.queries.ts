import { sql } from 'kysely'
import type { MessageInput } from '../../../contract/message.ts'
import type { RequestFilter, RequestQuery } from '../../../contract/paging.ts'
import { newId } from '../../../db/ids.ts'
import type { Db } from '../../../db/open.ts'
import { pageOf } from '../paging.ts'
import type { Scope } from '../scope.ts'
import { spamColumns } from '../spam.ts'
import type { Verdict } from '../../spam/guard.ts'
import { contains } from '../search.ts'

const messages = (db: Db, scope: Scope) =>
  scope === 'everyone' ? db.selectFrom('message') : db.selectFrom('message').where('user_id', '=', scope.uid)

const searched = ['name', 'email', 'subject', 'message'] as const

const found = (db: Db, scope: Scope, search: string | undefined) =>
  messages(db, scope).$if(Boolean(search), (query) =>
    query.where(({ or, ref }) => or(searched.map((column) => contains(ref(column), search!)))),
  )

const listed = (db: Db, scope: Scope, { search, resolved, spam = false }: RequestFilter) =>
  found(db, scope, search)
    .selectAll()
    // Written as a word, since a bound value would hide from the engines that their partial index fits.
    .$if(scope === 'everyone', (rows) => rows.where('spam', '=', sql.lit(spam)))
    .$if(resolved !== undefined, (rows) => rows.where('resolved', '=', resolved!))

export const listMessages = (db: Db, scope: Scope, query: RequestQuery) =>
  pageOf(listed(db, scope, query), 'id', query)

/** Newest first, a batch after another. */
export const messagesBefore = (db: Db, filter: RequestFilter, id: string | undefined, limit: number) =>
  listed(db, 'everyone', filter)
    .$if(id !== undefined, (rows) => rows.where('id', '<', id!))
    .orderBy('id', 'desc')
    .limit(limit)
    .execute()

/** Those who sent something see nothing of what it was taken for. */
export async function countByStatus(db: Db, scope: Scope, search: string | undefined) {
  const { total, unsolved, marked, unsolvedMarked } = await found(db, scope, search)
    .select((e) => {
      const count = e.fn.countAll<number>()
      return [
        count.as('total'),
        count.filterWhere('resolved', '=', false).as('unsolved'),
        count.filterWhere('spam', '=', true).as('marked'),
        count.filterWhere('spam', '=', true).filterWhere('resolved', '=', false).as('unsolvedMarked'),
      ]
    })
    .executeTakeFirstOrThrow()
  if (scope !== 'everyone') return { pending: unsolved, solved: total - unsolved, spam: 0 }
  const pending = unsolved - unsolvedMarked
  return { pending, solved: total - marked - pending, spam: marked }
}

export async function countMessages(db: Db, scope: Scope) {
  const { count } = await messages(db, scope)
    .select((e) => e.fn.countAll<number>().as('count'))
    .$if(scope === 'everyone', (rows) => rows.where('spam', '=', false))
    .executeTakeFirstOrThrow()
  return count
}

export const findMessage = (db: Db, scope: Scope, id: string) =>
  messages(db, scope).selectAll().where('id', '=', id).executeTakeFirst()

interface Given {
  uid: string | null
  sendKey: string | null
  verdict: Verdict
}

/** The stored message, and whether it is new: the same form sent twice has made it before. */
export async function insertMessage(db: Db, input: MessageInput, { uid, sendKey, verdict }: Given) {
  const row = await db
    .insertInto('message')
    .values({
      id: newId(),
      send_key: sendKey,
      name: input.name,
      email: input.email,
      subject: input.subject,
      message: input.message,
      user_id: uid,
      ...spamColumns(verdict),
      created_at: new Date().toISOString(),
    })
    .onConflict((c) => c.column('send_key').doNothing())
    .returningAll()
    .executeTakeFirst()
  if (row) return { row, isNew: true }
  const known = db.selectFrom('message').selectAll().where('send_key', '=', sendKey)
  return { row: await known.executeTakeFirstOrThrow(), isNew: false }
}

export const solveMessage = (db: Db, id: string) =>
  db.updateTable('message').set({ resolved: true }).where('id', '=', id).returning('id').executeTakeFirst()

/** The row if it was spam until now. */
export const clearMessage = (db: Db, id: string) =>
  db
    .updateTable('message')
    .set({ spam: false, spam_signs: '' })
    .where('id', '=', id)
    .where('spam', '=', true)
    .returningAll()
    .executeTakeFirst()
