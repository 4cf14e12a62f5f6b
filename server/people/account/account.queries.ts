import type { Db } from '../../../db/open.ts'

export const findAccount = (db: Db, uid: string) =>
  db.selectFrom('user').selectAll().where('id', '=', uid).executeTakeFirst()

/** The password of an account, if it has one. */
export const findPassword = (db: Db, uid: string) =>
  db
    .selectFrom('account')
    .innerJoin('user', 'user.id', 'account.userId')
    .select(['account.password', 'user.email'])
    .where('userId', '=', uid)
    .where('password', 'is not', null)
    .executeTakeFirst()

/** A subquery for use in other queries. */
export const idsOfSender = (db: Db, table: 'booking' | 'message', uid: string) =>
  db.selectFrom(table).select('id').where('user_id', '=', uid)

export const deleteAccount = (db: Db, uid: string) => db.deleteFrom('user').where('id', '=', uid).execute()
