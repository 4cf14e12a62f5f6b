import type { Expression, ExpressionBuilder, Insertable, SqlBool, Updateable } from 'kysely'
import type { Db } from '../../../db/open.ts'
import type { MailTable } from '../../../db/tables/platform.ts'
import type { Tables } from '../../../db/tables.ts'

export const mailJob = 'mail'

export const findMail = (db: Db, id: string) =>
  db
    .selectFrom('mail')
    .select(['kind', 'letter', 'sent_at', 'booking_id'])
    .where('id', '=', id)
    .executeTakeFirst()

export const insertMail = (db: Db, mail: Insertable<MailTable>) =>
  db.insertInto('mail').values(mail).execute()

export const updateMail = (db: Db, id: string, changes: Updateable<MailTable>) =>
  db.updateTable('mail').set(changes).where('id', '=', id).execute()

/** Returns the deleted mails and how they were sent. */
export const deleteMailRows = (
  db: Db,
  which: (e: ExpressionBuilder<Tables, 'mail'>) => Expression<SqlBool>,
) => db.deleteFrom('mail').where(which).returning(['id', 'delivery']).execute()

export const deleteMailJobs = (db: Db, ids: string[]) =>
  db.deleteFrom('job').where('kind', '=', mailJob).where('id', 'in', ids).execute()

/** Gives up the mails that were due before a moment: the owner decides whether to send them. */
export const giveUpOldMails = (db: Db, before: string, why: string) =>
  db
    .updateTable('job')
    .set({ given_up_at: new Date().toISOString(), last_error: why })
    .where('kind', '=', mailJob)
    .where('given_up_at', 'is', null)
    .where('leased_until', 'is', null)
    .where('run_at', '<', before)
    .execute()

/** Makes waiting mails due now: with new settings they may succeed. */
export const retryMailsNow = (db: Db) =>
  db
    .updateTable('job')
    .set({ run_at: new Date().toISOString(), attempts: 0 })
    .where('kind', '=', mailJob)
    .where('given_up_at', 'is', null)
    .where('leased_until', 'is', null)
    .where('attempts', '>', 0)
    .execute()
