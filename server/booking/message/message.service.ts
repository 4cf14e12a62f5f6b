import type { Viewer } from '../../../contract/shape/identity.ts'
import type { Message, MessageInput } from '../../../contract/booking/message.ts'
import type { RequestQuery } from '../../../contract/shape/paging.ts'
import type { ReplyInput } from '../../../contract/booking/reply.ts'
import type { Db } from '../../../db/open.ts'
import { violates } from '../../../db/violations.ts'
import { notFound, unauthenticated } from '../../platform/http/errors.ts'
import { messageReplyFrame, queueMessageMails } from './message-mails.ts'
import { deleteMails } from '../../platform/mail/delete-mails.ts'
import type { SpamVerdict } from '../../platform/spam/spam-guard.ts'
import { addReply, listReplies } from '../reply/reply.service.ts'
import { countShown, visibleTo } from '../request/request-counts.queries.ts'
import { scopeOf } from '../request/request.ts'
import { idempotencyKeyOf } from '../../platform/http/idempotency-key.ts'
import { toMessage } from './message.mapper.ts'
import * as queries from './message.queries.ts'

export async function listMessages(db: Db, viewer: Viewer, requested: RequestQuery) {
  const scope = scopeOf(viewer)
  const query = visibleTo(scope, requested)
  const [rows, counts] = await Promise.all([
    queries.listMessages(db, scope, query),
    queries.countMessages(db, scope, query.search),
  ])
  const total = await countShown(counts, query, () => queries.countListed(db, scope, query))
  return { data: rows.map((row) => toMessage(row, scope)), total, counts }
}

async function getMessage(db: Db, viewer: Viewer, id: string): Promise<Message> {
  const scope = scopeOf(viewer)
  const row = await queries.findMessage(db, scope, id)
  if (!row) throw notFound('message')
  return toMessage(row, scope)
}

export const readMessage = async (db: Db, viewer: Viewer, id: string) => ({
  data: await getMessage(db, viewer, id),
  replies: await listReplies(db, viewer, { messageId: id }),
})

export async function countMessages(db: Db, viewer: Viewer) {
  const { pending, solved } = await queries.countMessages(db, scopeOf(viewer))
  return pending + solved
}

/**
 * Stores the message and its mails together; a form that is sent again gets the same reply. Spam is stored as well, but
 * without mails.
 */
export const addMessage = (db: Db, viewer: Viewer | null, input: MessageInput, verdict: SpamVerdict) =>
  db
    .transaction()
    .execute(async (trx) => {
      const uid = viewer?.uid ?? null
      const idempotencyKey = idempotencyKeyOf(input, uid)
      const { row, isNew } = await queries.insertMessage(trx, input, { uid, idempotencyKey, verdict })
      if (isNew && !row.spam) await queueMessageMails(trx, toMessage(row, 'everyone'))
      return row.id
    })
    .catch((error: unknown) => {
      throw violates(error, 'foreign-key') ? unauthenticated() : error
    })

export async function solveMessage(db: Db, id: string) {
  if (!(await queries.solveMessage(db, id))) throw notFound('message')
}

export async function reopenMessage(db: Db, id: string) {
  if (!(await queries.reopenMessage(db, id))) throw notFound('message')
}

export async function replyToMessage(db: Db, viewer: Viewer, id: string, input: ReplyInput) {
  const message = await getMessage(db, viewer, id)
  return addReply(db, viewer, { messageId: id }, input, {
    frame: messageReplyFrame(message),
    settle: async (trx, isSolved) => isSolved && queries.solveMessage(trx, id),
    language: message.language,
  })
}

/** Also deletes its mails, which contain its text, and its replies. */
export const deleteMessage = (db: Db, id: string) =>
  db.transaction().execute(async (trx) => {
    await deleteMails(trx, (e) => e('message_id', '=', id))
    if (!(await queries.deleteMessage(trx, id))) throw notFound('message')
  })

/** Moves a message out of spam and queues its mails, once. */
export const markNotSpam = (db: Db, viewer: Viewer, id: string) =>
  db.transaction().execute(async (trx) => {
    const row = await queries.markNotSpam(trx, id)
    if (row) await queueMessageMails(trx, toMessage(row, 'everyone'))
    else await getMessage(trx, viewer, id)
  })
