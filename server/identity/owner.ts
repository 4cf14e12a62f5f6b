import { newId } from '../../db/ids.ts'
import type { Db } from '../../db/open.ts'
import { passwords } from './password.ts'

/** What the owner's account is called until the owner says a name. */
const noName = 'Owner'

export interface OwnerAccount {
  email: string
  password: string
}

export async function ownerOf(db: Db) {
  const owner = await db.selectFrom('user').select('email').where('role', '=', 'owner').executeTakeFirst()
  return owner?.email
}

/**
 * Makes an address the one owner's. An account that has it already gets the new password and loses its sessions:
 * anybody may have registered that address before its owner came.
 */
export async function setOwner(trx: Db, address: string, passwordHash: string) {
  const email = address.toLowerCase()
  const now = new Date().toISOString()
  const stamps = { createdAt: now, updatedAt: now }
  await trx.updateTable('user').set({ role: 'customer' }).where('role', '=', 'owner').execute()
  const { id } = await trx
    .insertInto('user')
    .values({
      id: newId(),
      name: noName,
      email,
      emailVerified: true,
      role: 'owner',
      image: null,
      ...stamps,
    })
    .onConflict((c) => c.column('email').doUpdateSet({ role: 'owner', emailVerified: true }))
    .returning('id')
    .executeTakeFirstOrThrow()
  await trx.deleteFrom('session').where('userId', '=', id).execute()
  await trx.deleteFrom('account').where('userId', '=', id).execute()
  await trx
    .insertInto('account')
    .values({
      id: newId(),
      accountId: id,
      providerId: 'credential',
      userId: id,
      password: passwordHash,
      ...stamps,
    })
    .execute()
}

/** The name is asked for once, for the site; an account without one takes it over. */
export const nameOwner = (db: Db, name: string) =>
  db.updateTable('user').set({ name }).where('role', '=', 'owner').where('name', '=', noName).execute()

export const promote = (db: Db, address: string, passwordHash: string) =>
  db.transaction().execute((trx) => setOwner(trx, address, passwordHash))

/** The first run: makes the owner where there is none yet. */
export async function ensureOwner(db: Db, { email, password }: OwnerAccount) {
  if (await ownerOf(db)) return false
  await promote(db, email, await passwords.hash(password))
  return true
}

/** Whether the owner's account opens with this password. */
export async function ownerSignsInWith(db: Db, password: string) {
  const account = await db
    .selectFrom('account')
    .innerJoin('user', 'user.id', 'account.userId')
    .select('account.password')
    .where('user.role', '=', 'owner')
    .where('account.providerId', '=', 'credential')
    .executeTakeFirst()
  return Boolean(account?.password && (await passwords.verify({ hash: account.password, password })))
}
