import type { FastifyBaseLogger } from 'fastify'
import { dayInDhaka } from '../../contract/dates.ts'
import type { Db } from '../../db/open.ts'
import { enqueue } from '../jobs/queue.ts'

export const sweepJob = 'sweep'

const name = 'last-sweep'
const lookEveryMs = 3_600_000

/** Asks for the sweep of this day unless somebody did: the database lets one process have it. */
export const scheduleSweep = (db: Db, day = dayInDhaka()) =>
  db.transaction().execute(async (trx) => {
    const first = await trx
      .insertInto('setting')
      .values({ name, value: day })
      .onConflict((c) => c.column('name').doUpdateSet({ value: day }).where('setting.value', '!=', day))
      .returning('name')
      .executeTakeFirst()
    if (first) await enqueue(trx, sweepJob, {})
    return first !== undefined
  })

/** Looks at once and every hour whether a new day has begun, until stopped. */
export function keepSweeping(db: Db, log: FastifyBaseLogger) {
  const look = () =>
    scheduleSweep(db).catch((error: unknown) => log.warn({ err: error }, 'sweep not scheduled'))
  let last = look()
  const timer = setInterval(() => (last = look()), lookEveryMs).unref()
  return {
    async stop() {
      clearInterval(timer)
      await last
    },
  }
}
