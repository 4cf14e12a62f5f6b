import { createHmac, timingSafeEqual } from 'node:crypto'
import type { Db } from '../../../db/open.ts'
import { deleteSetting } from '../settings/setting.queries.ts'
import { sharedSecret } from '../settings/setting-row.ts'

const setupSecret = 'setup-secret'
/** Without letters and digits that are easily confused. */
const alphabet = '23456789ABCDEFGHJKMNPQRSTVWXYZ'
const length = 12

const codeFrom = (secret: Buffer) =>
  [...createHmac('sha256', secret).update('setup').digest().subarray(0, length)]
    .map((byte) => alphabet[byte % alphabet.length])
    .join('')

/** 'ABCD-EFGH-JKMN', written to the log: all processes of the site print the same code. */
export async function setupCode(db: Db) {
  const code = codeFrom(await sharedSecret(db, setupSecret))
  return code.match(/.{4}/g)!.join('-')
}

/** True for only one caller: deleting the secret uses up the code. */
export async function useSetupCode(db: Db, typed: string) {
  const code = Buffer.from(codeFrom(await sharedSecret(db, setupSecret)))
  const guess = Buffer.from(typed)
  if (guess.length !== code.length || !timingSafeEqual(guess, code)) return false
  return (await deleteSetting(db, setupSecret)) !== undefined
}
