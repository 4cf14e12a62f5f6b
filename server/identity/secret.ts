import { randomBytes } from 'node:crypto'
import type { Db } from '../../db/open.ts'

/** A random secret kept in the database, so that every process of the site shares it; made when first asked for. */
export async function sharedSecret(db: Db, name: string): Promise<Buffer> {
  const read = () => db.selectFrom('setting').select('value').where('name', '=', name).executeTakeFirst()
  let row = await read()
  if (!row) {
    const value = randomBytes(32).toString('base64url')
    await db
      .insertInto('setting')
      .values({ name, value })
      .onConflict((c) => c.column('name').doNothing())
      .execute()
    row = (await read())!
  }
  return Buffer.from(row.value, 'base64url')
}
