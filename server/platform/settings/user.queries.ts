import type { Db } from '../../../db/open.ts'

export const findOwnerEmail = async (db: Db) =>
  (await db.selectFrom('user').select('email').where('role', '=', 'owner').executeTakeFirst())?.email

/** Whose address it is, and the language they have chosen. */
export const findReader = (db: Db, email: string) =>
  db.selectFrom('user').select(['role', 'language']).where('email', '=', email).executeTakeFirst()
