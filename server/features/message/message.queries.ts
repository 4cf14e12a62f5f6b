import type { MessageInput } from '../../../contract/message.ts'
import type { RequestQuery } from '../../../contract/paging.ts'
import { newId } from '../../../db/ids.ts'
import type { Db } from '../../../db/open.ts'
import { pageOf } from '../paging.ts'
import type { Scope } from '../scope.ts'
import { contains } from '../search.ts'

const messages = (db: Db, scope: Scope) =>
  scope === 'everyone' ? db.selectFrom('message') : db.selectFrom('message').where('user_id', '=', scope.uid)

const searched = ['name', 'email', 'subject', 'message'] as const

const found = (db: Db, scope: Scope, search: string | undefined) =>
  messages(db, scope).$if(Boolean(search), (query) =>
    query.where(({ or, ref }) => or(searched.map((column) => contains(ref(column), search!)))),
  )

export const listMessages = (db: Db, scope: Scope, query: RequestQuery) =>
  pageOf(
    found(db, scope, query.search)
      .selectAll()
      .$if(query.resolved !== undefined, (rows) => rows.where('resolved', '=', query.resolved!)),
    'id',
    query,
  )

export async function countByStatus(db: Db, scope: Scope, search: string | undefined) {
  const { total, pending } = await found(db, scope, search)
    .select((e) => [
      e.fn.countAll<number>().as('total'),
      e.fn.countAll<number>().filterWhere('resolved', '=', false).as('pending'),
    ])
    .executeTakeFirstOrThrow()
  return { pending, solved: total - pending }
}

export async function countMessages(db: Db, scope: Scope) {
  const { count } = await messages(db, scope)
    .select((e) => e.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  return count
}

export const findMessage = (db: Db, scope: Scope, id: string) =>
  messages(db, scope).selectAll().where('id', '=', id).executeTakeFirst()

/** The stored message, and whether it is new: the same form sent twice has made it before. */
export async function insertMessage(db: Db, input: MessageInput, uid: string | null, sendKey: string | null) {
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
