import { createHmac } from 'node:crypto'
import { isbot } from 'isbot'
import { dayInDhaka } from '../../../contract/dates.ts'
import type { Db } from '../../../db/open.ts'
import { sharedSecret } from '../../identity/secret.ts'
import { recordView } from './post.queries.ts'

export interface Visitor {
  ip: string
  userAgent: string | undefined
}

const saltName = (day: string) => `visitor-salt:${day}`

/** Counts a visitor once a day. The salt lives for that day only, so nobody can be followed from one to the next. */
export function createViewCounter(db: Db) {
  let today: { day: string; salt: Uint8Array } = { day: '', salt: new Uint8Array() }

  async function saltOf(day: string) {
    if (today.day === day) return today.salt
    const salt = await sharedSecret(db, saltName(day))
    await db
      .deleteFrom('setting')
      .where('name', 'like', 'visitor-salt:%')
      .where('name', '!=', saltName(day))
      .execute()
    today = { day, salt }
    return salt
  }

  return async (postId: string, { ip, userAgent }: Visitor) => {
    if (!userAgent || isbot(userAgent)) return
    const day = dayInDhaka()
    const salt = await saltOf(day)
    const visitor = createHmac('sha256', salt).update(`${ip}\n${userAgent}`).digest('base64url')
    await db.transaction().execute((trx) => recordView(trx, postId, day, visitor))
  }
}
export type CountView = ReturnType<typeof createViewCounter>
