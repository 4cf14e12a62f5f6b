import type { Db } from '../../../db/open.ts'

/** The account of a session, unless it has ended. */
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

/** A changed password ends all links for choosing another one. */
export const deleteResetLinks = (db: Db, uid: string) =>
  db
    .deleteFrom('verification')
    .where('value', '=', uid)
    .where('identifier', 'like', 'reset-password:%')
    .execute()

/** The account of a link for choosing a new password; undefined for an unknown link. */
export const accountOfResetLink = (db: Db, token: unknown) =>
  db
    .selectFrom('verification')
    .innerJoin('user', 'user.id', 'verification.value')
    .select(['user.role', 'user.email'])
    .where('verification.identifier', '=', `reset-password:${String(token)}`)
    .executeTakeFirst()
