import { newId } from '../../../db/ids.ts'
import type { Db } from '../../../db/open.ts'
import { type RequestRef, columnOf } from '../request/request.ts'

/** Far more than the owner writes; of more, the oldest are left out. */
const mostReplies = 200

export async function listReplies(db: Db, answered: RequestRef) {
  const { column, id } = columnOf(answered)
  const rows = await db
    .selectFrom('reply')
    .leftJoin('mail', 'mail.id', 'reply.mail_id')
    .leftJoin('job', 'job.id', 'mail.id')
    .leftJoin('user', 'user.id', 'reply.user_id')
    .select([
      'reply.id',
      'reply.body',
      'reply.created_at',
      'reply.mail_id',
      'mail.sent_at',
      'mail.delivery',
      'job.given_up_at',
      'user.name as by',
    ])
    .where(`reply.${column}`, '=', id)
    .orderBy('reply.id', 'desc')
    .limit(mostReplies)
    .execute()
  return rows.toReversed()
}
export type ReplyRow = Awaited<ReturnType<typeof listReplies>>[number]

/** All replies to one account, oldest first. */
export const listRepliesTo = (db: Db, uid: string, limit: number) => {
  const ofPerson = (table: 'booking' | 'message') =>
    db.selectFrom(table).select('id').where('user_id', '=', uid)
  return db
    .selectFrom('reply')
    .select(['booking_id', 'message_id', 'body', 'created_at'])
    .where((e) =>
      e.or([e('booking_id', 'in', ofPerson('booking')), e('message_id', 'in', ofPerson('message'))]),
    )
    .orderBy('id')
    .limit(limit)
    .execute()
}

/** The first mail to the person, usually the confirmation: later mails continue its thread. */
export const findFirstMail = (db: Db, answered: RequestRef, recipient: string) => {
  const { column, id } = columnOf(answered)
  return db
    .selectFrom('mail')
    .select('id')
    .where(column, '=', id)
    .where('recipient', '=', recipient)
    .orderBy('id')
    .limit(1)
    .executeTakeFirst()
}

export const findByIdempotencyKey = (db: Db, idempotencyKey: string) =>
  db.selectFrom('reply').select('id').where('idempotency_key', '=', idempotencyKey).executeTakeFirst()

interface NewReply {
  body: string
  mailId: string
  uid: string
  idempotencyKey: string | null
}

export async function insertReply(
  db: Db,
  answered: RequestRef,
  { body, mailId, uid, idempotencyKey }: NewReply,
) {
  const { column, id: of } = columnOf(answered)
  const id = newId()
  await db
    .insertInto('reply')
    .values({
      id,
      booking_id: null,
      message_id: null,
      [column]: of,
      body,
      mail_id: mailId,
      user_id: uid,
      idempotency_key: idempotencyKey,
      created_at: new Date().toISOString(),
    })
    .execute()
  return id
}
