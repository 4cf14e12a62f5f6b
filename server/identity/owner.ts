import { hashPassword } from 'better-auth/crypto'
import { newId } from '../../db/ids.ts'
import type { Db } from '../../db/open.ts'

export interface OwnerAccount {
  email: string
  password: string
  name: string
}

/** Makes the owner where there is none yet: the one way to become it. */
export async function ensureOwner(db: Db, account: OwnerAccount) {
  const existing = await db.selectFrom('user').select('id').where('role', '=', 'owner').executeTakeFirst()
  if (existing) return false
  const password = await hashPassword(account.password)
  const id = newId()
  return db.transaction().execute(async (trx) => {
    const now = new Date().toISOString()
    const stamps = { createdAt: now, updatedAt: now }
    const made = await trx
      .insertInto('user')
      .values({
        id,
        name: account.name,
        email: account.email.toLowerCase(),
        emailVerified: true,
        role: 'owner',
        image: null,
        ...stamps,
      })
      .onConflict((c) => c.column('email').doNothing())
      .returning('id')
      .executeTakeFirst()
    if (!made) return false
    await trx
      .insertInto('account')
      .values({ id: newId(), accountId: id, providerId: 'credential', userId: id, password, ...stamps })
      .execute()
    return true
  })
}
