import type { Insertable, Updateable } from 'kysely'
import { newId } from '../../../db/ids.ts'
import type { Db } from '../../../db/open.ts'
import type { AccountTable, UserTable } from '../../../db/tables/platform.ts'

type Stamp = 'createdAt' | 'updatedAt'

/** The name of the owner's account until the setup asks for one. */
const noName = 'Owner'

function stamps() {
  const now = new Date().toISOString()
  return { createdAt: now, updatedAt: now }
}

/** The user that belongs to an account of a hosted provider. */
export const findHosted = (db: Db, providerId: string, accountId: string) =>
  db
    .selectFrom('account')
    .innerJoin('user', 'user.id', 'account.userId')
    .select(['user.id', 'user.emailVerified'])
    .where('providerId', '=', providerId)
    .where('accountId', '=', accountId)
    .executeTakeFirst()

export const findUserByEmail = (db: Db, email: string) =>
  db.selectFrom('user').select(['id', 'emailVerified']).where('email', '=', email).executeTakeFirst()

export const insertUser = (trx: Db, user: Omit<Insertable<UserTable>, Stamp>) =>
  trx
    .insertInto('user')
    .values({ ...user, ...stamps() })
    .execute()

export const updateUser = (db: Db, id: string, changes: Updateable<UserTable>) =>
  db.updateTable('user').set(changes).where('id', '=', id).execute()

/** Once verified, the account can no longer be taken over by another owner of the address. */
export const markVerified = (db: Db, id: string, email: string) =>
  db
    .updateTable('user')
    .set({ emailVerified: true })
    .where('id', '=', id)
    .where('email', '=', email.toLowerCase())
    .execute()

/** Adds a way to sign in. */
export const insertAccount = (trx: Db, account: Omit<Insertable<AccountTable>, 'id' | Stamp>) =>
  trx
    .insertInto('account')
    .values({ id: newId(), ...account, ...stamps() })
    .execute()

export const deleteAccounts = (db: Db, userId: string) =>
  db.deleteFrom('account').where('userId', '=', userId).execute()

export const findOwnerPassword = async (db: Db) =>
  (
    await db
      .selectFrom('account')
      .innerJoin('user', 'user.id', 'account.userId')
      .select('account.password')
      .where('user.role', '=', 'owner')
      .where('account.providerId', '=', 'credential')
      .executeTakeFirst()
  )?.password

export const demoteOwner = (trx: Db) =>
  trx.updateTable('user').set({ role: 'customer' }).where('role', '=', 'owner').execute()

/** If an account has the address already, it becomes the owner's. */
export const saveOwner = (trx: Db, email: string) =>
  trx
    .insertInto('user')
    .values({
      id: newId(),
      name: noName,
      email,
      emailVerified: true,
      role: 'owner',
      image: null,
      ...stamps(),
    })
    .onConflict((c) => c.column('email').doUpdateSet({ role: 'owner', emailVerified: true }))
    .returning('id')
    .executeTakeFirstOrThrow()

/** The setup asks for the name once; an owner's account without a name gets it, too. */
export const nameOwner = (db: Db, name: string) =>
  db.updateTable('user').set({ name }).where('role', '=', 'owner').where('name', '=', noName).execute()
