import type { Db } from '../../../db/open.ts'

export const findOwnerEmail = async (db: Db) =>
  (await db.selectFrom('user').select('email').where('role', '=', 'owner').executeTakeFirst())?.email

/** The role and chosen language of an account. */
export const findRoleAndLanguage = (db: Db, email: string) =>
  db.selectFrom('user').select(['role', 'language']).where('email', '=', email).executeTakeFirst()
