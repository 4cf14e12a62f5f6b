import { createHmac, timingSafeEqual } from 'node:crypto'
import type { Db } from '../../../db/open.ts'
import { deleteSetting } from '../settings/setting.queries.ts'
import { sharedSecret } from './secret.ts'

const name = 'setup-secret'
/** Without letters and digits that are taken for each other. */
const signs = '23456789ABCDEFGHJKMNPQRSTVWXYZ'
const length = 12

const codeFrom = (secret: Buffer) =>
  [...createHmac('sha256', secret).update('setup').digest().subarray(0, length)]
    .map((byte) => signs[byte % signs.length])
    .join('')

/** 'ABCD-EFGH-JKMN', for whoever reads the log: every process of the site names the same one. */
export async function setupCode(db: Db) {
  const code = codeFrom(await sharedSecret(db, name))
  return code.match(/.{4}/g)!.join('-')
}

/** True for one caller alone: whoever deletes the secret has used the code up. */
export async function useSetupCode(db: Db, typed: string) {
  const code = Buffer.from(codeFrom(await sharedSecret(db, name)))
  const guess = Buffer.from(typed)
  if (guess.length !== code.length || !timingSafeEqual(guess, code)) return false
  return (await deleteSetting(db, name)) !== undefined
}
