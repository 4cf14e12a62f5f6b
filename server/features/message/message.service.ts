import type { Viewer } from '../../../contract/identity.ts'
import type { MessageInput } from '../../../contract/message.ts'
import type { RequestQuery } from '../../../contract/paging.ts'
import type { Db } from '../../../db/open.ts'
import { violates } from '../../../db/violations.ts'
import { notFound, unauthenticated } from '../../errors.ts'
import { queueMessageMails } from '../../mail/message-mails.ts'
import { countShown } from '../request-counts.ts'
import { scopeOf } from '../scope.ts'
import { sendKeyOf } from '../send-key.ts'
import { toMessage } from './message.mapper.ts'
import * as queries from './message.queries.ts'

export async function listMessages(db: Db, viewer: Viewer, query: RequestQuery) {
  const scope = scopeOf(viewer)
  const [rows, counts] = await Promise.all([
    queries.listMessages(db, scope, query),
    queries.countByStatus(db, scope, query.search),
  ])
  return { data: rows.map(toMessage), total: countShown(counts, query.resolved), counts }
}

export async function getMessage(db: Db, viewer: Viewer, id: string) {
  const row = await queries.findMessage(db, scopeOf(viewer), id)
  if (!row) throw notFound('message')
  return toMessage(row)
}

export const countMessages = (db: Db, viewer: Viewer) => queries.countMessages(db, scopeOf(viewer))

/**
 * The message and its mails are stored together before anything is acknowledged; a form that is sent again gets the
 * acknowledgement of the first time.
 */
export const addMessage = (db: Db, viewer: Viewer | null, input: MessageInput) =>
  db
    .transaction()
    .execute(async (trx) => {
      const uid = viewer?.uid ?? null
      const { row, isNew } = await queries.insertMessage(trx, input, uid, sendKeyOf(input, uid))
      if (isNew) await queueMessageMails(trx, toMessage(row))
      return row.id
    })
    .catch((error: unknown) => {
      throw violates(error, 'foreign-key') ? unauthenticated() : error
    })

export async function solveMessage(db: Db, id: string) {
  if (!(await queries.solveMessage(db, id))) throw notFound('message')
}
