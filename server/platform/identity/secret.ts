import { randomBytes } from 'node:crypto'
import type { Db } from '../../../db/open.ts'
import { findSetting, insertSetting } from '../settings/setting.queries.ts'

/** A random secret kept in the database, so that every process of the site shares it; made when first asked for. */
export async function sharedSecret(db: Db, name: string): Promise<Buffer> {
  let value = await findSetting(db, name)
  if (value === undefined) {
    await insertSetting(db, name, randomBytes(32).toString('base64url'))
    value = (await findSetting(db, name))!
  }
  return Buffer.from(value, 'base64url')
}
