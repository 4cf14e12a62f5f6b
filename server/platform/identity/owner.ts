import type { Db } from '../../../db/open.ts'
import { findOwnerEmail } from '../settings/user.queries.ts'
import {
  deleteAccounts,
  demoteOwner,
  findOwnerPassword,
  insertAccount,
  saveOwner,
} from './account.queries.ts'
import { passwords } from './password.ts'
import { deleteSessions } from './session.queries.ts'

export interface OwnerAccount {
  email: string
  password: string
}

/**
 * Makes an address the owner's. An account that has it already gets the new password and loses its sessions, because
 * someone else may have registered the address before.
 */
export async function setOwner(trx: Db, address: string, passwordHash: string) {
  await demoteOwner(trx)
  const { id } = await saveOwner(trx, address.toLowerCase())
  await deleteSessions(trx, id)
  await deleteAccounts(trx, id)
  await insertAccount(trx, { accountId: id, providerId: 'credential', userId: id, password: passwordHash })
}

export const makeOwner = (db: Db, address: string, passwordHash: string) =>
  db.transaction().execute((trx) => setOwner(trx, address, passwordHash))

/** Creates the owner at the first start. */
export async function ensureOwner(db: Db, { email, password }: OwnerAccount) {
  if (await findOwnerEmail(db)) return false
  await makeOwner(db, email, await passwords.hash(password))
  return true
}

/** Whether the owner's account opens with this password. */
export async function ownerSignsInWith(db: Db, password: string) {
  const hash = await findOwnerPassword(db)
  return Boolean(hash && (await passwords.verify({ hash, password })))
}
