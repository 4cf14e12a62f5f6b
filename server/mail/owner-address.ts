import type { Db } from '../../db/open.ts'
import { readSite } from '../site/site.queries.ts'

/** Where mails to the owner go. */
export async function ownerAddress(db: Db) {
  const owner = await db.selectFrom('user').select('email').where('role', '=', 'owner').executeTakeFirst()
  return owner?.email ?? (await readSite(db)).email
}
