import type { MailCounts } from '../../../contract/shape/mail.ts'
import type { ListQuery } from '../../../contract/shape/paging.ts'
import type { Db } from '../../../db/open.ts'
import { pageOf } from '../../platform/lists/paging.ts'
import { readTally } from '../../platform/lists/tally.queries.ts'

export type MailQuery = ListQuery & { state?: keyof MailCounts }

/** Joined with the queue, which knows the state of unsent mails. */
const mails = (db: Db) =>
  db
    .selectFrom('mail')
    .leftJoin('job', 'job.id', 'mail.id')
    .select([
      'mail.id',
      'mail.kind',
      'mail.recipient',
      'mail.subject',
      'mail.created_at',
      'mail.sent_at',
      'mail.delivery',
    ])
    .select(['job.attempts', 'job.last_error', 'job.run_at', 'job.given_up_at'])

export type MailRow = Awaited<ReturnType<typeof listMails>>[number]

export const listMails = (db: Db, { state, ...query }: MailQuery) =>
  pageOf(
    mails(db)
      .$if(state === 'sent', (rows) => rows.where('mail.sent_at', 'is not', null))
      .$if(state === 'failed' || state === 'waiting', (rows) =>
        rows
          .where('mail.sent_at', 'is', null)
          .where('job.given_up_at', state === 'failed' ? 'is not' : 'is', null),
      ),
    'mail.id',
    query,
  )

export const findMail = (db: Db, id: string) =>
  mails(db).select('mail.letter').where('mail.id', '=', id).executeTakeFirst()

export async function countMails(db: Db) {
  const [{ sent }, unsent] = await Promise.all([
    readTally<'sent'>(db, 'mail'),
    db
      .selectFrom('mail')
      .leftJoin('job', 'job.id', 'mail.id')
      .select((e) => [
        e.fn.countAll<number>().as('count'),
        e.fn.countAll<number>().filterWhere('job.given_up_at', 'is not', null).as('failed'),
      ])
      .where('mail.sent_at', 'is', null)
      .executeTakeFirstOrThrow(),
  ])
  return { failed: unsent.failed, waiting: unsent.count - unsent.failed, sent }
}
