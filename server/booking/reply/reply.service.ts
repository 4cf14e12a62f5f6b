import { firstCharacters } from '../../../contract/shape/excerpt.ts'
import type { Viewer } from '../../../contract/shape/identity.ts'
import type { Reply, ReplyInput } from '../../../contract/booking/reply.ts'
import type { Db } from '../../../db/open.ts'
import { violates } from '../../../db/violations.ts'
import type { Language } from '../../../language/languages.ts'
import { inLanguage } from '../../platform/http/language.ts'
import type { Letter } from '../../platform/mail/letter.ts'
import { queueMail } from '../../platform/mail/mail.ts'
import { stateOf } from '../../platform/mail/mail.ts'
import type { RequestRef } from '../request/request.ts'
import { idempotencyKeyOf } from '../../platform/http/idempotency-key.ts'
import * as queries from './reply.queries.ts'

const toReply = (viewer: Viewer, row: queries.ReplyRow): Reply => ({
  _id: row.id,
  body: row.body,
  date: row.created_at,
  by: viewer.role === 'owner' ? (row.by ?? '') : '',
  mail: row.mail_id ? stateOf(row) : null,
})

export const listReplies = async (db: Db, viewer: Viewer, answered: RequestRef) =>
  (await queries.listReplies(db, answered)).map((row) => toReply(viewer, row))

/** The letter around a reply. */
export type ReplyFrame = Pick<Letter, 'to' | 'subject' | 'heading' | 'facts' | 'quote' | 'button' | 'links'>

interface ReplyContext {
  frame: ReplyFrame
  /** Updates the request, which may be solved by the reply. */
  settle: (trx: Db, isSolved: boolean) => Promise<unknown>
  /** The language of the recipient. */
  language: Language
}

const paragraphsOf = (body: string) => body.split(/\n\s*\n/).map((text) => text.trim())

async function storeReply(
  db: Db,
  { uid }: Viewer,
  answered: RequestRef,
  input: ReplyInput,
  { frame, settle, language }: ReplyContext,
) {
  const idempotencyKey = idempotencyKeyOf({ ...input, ...answered }, null)
  const known = idempotencyKey && (await queries.findByIdempotencyKey(db, idempotencyKey))
  if (known) return known.id
  const paragraphs = paragraphsOf(input.body)
  const first = await queries.findFirstMail(db, answered, frame.to)
  const letter = { ...frame, preview: firstCharacters(paragraphs[0]!, 120), paragraphs, follows: first?.id }
  const mailId = await inLanguage(language, () => queueMail(db, 'reply', letter, answered))
  await settle(db, input.solve)
  return queries.insertReply(db, answered, { body: input.body, mailId, uid, idempotencyKey })
}

/** Stores the reply, its mail and the new status together. A form that is sent again sends nothing twice. */
export async function addReply(
  db: Db,
  viewer: Viewer,
  answered: RequestRef,
  input: ReplyInput,
  context: ReplyContext,
) {
  const store = () => db.transaction().execute((trx) => storeReply(trx, viewer, answered, input, context))
  // Of two concurrent attempts, the second finds the reply of the first when it tries again.
  return store().catch((error: unknown) => {
    if (violates(error, 'unique')) return store()
    throw error
  })
}
