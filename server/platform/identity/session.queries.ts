import type { Db } from '../../../db/open.ts'

/** Whose session it is, as the account is now. */
export const findAccountOfSession = (db: Db, id: string, uid: string) =>
  db
    .selectFrom('session')
    .innerJoin('user', 'user.id', 'session.userId')
    .select(['user.id', 'user.email', 'user.name', 'user.image', 'user.role'])
    .where('session.id', '=', id)
    .where('session.userId', '=', uid)
    .where('session.expiresAt', '>', new Date().toISOString())
    .executeTakeFirst()

export const deleteSessions = (db: Db, userId: string) =>
  db.deleteFrom('session').where('userId', '=', userId).execute()

/** A password that was chosen anew ends every link that would let somebody choose another. */
export const endResetLinks = (db: Db, uid: string) =>
  db
    .deleteFrom('verification')
    .where('value', '=', uid)
    .where('identifier', 'like', 'reset-password:%')
    .execute()

/** Of the account that a link to choose a new password belongs to; undefined where there is no such link. */
export const accountOfResetLink = (db: Db, token: unknown) =>
  db
    .selectFrom('verification')
    .innerJoin('user', 'user.id', 'verification.value')
    .select(['user.role', 'user.email'])
    .where('verification.identifier', '=', `reset-password:${String(token)}`)
    .executeTakeFirst()
