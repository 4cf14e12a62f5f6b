import { sql } from 'kysely'
import { expect, inject, it, onTestFinished } from 'vitest'
import { openDatabase } from './open.ts'
import { isOutage } from './outage.ts'
import { emptyPlace } from './testing/empty-place.ts'

it.runIf(inject('engine') === 'postgres')(
  'a connection that PostgreSQL ends in the middle of a transaction fails that and nothing else',
  async () => {
    const place = await emptyPlace()
    const { db, close } = openDatabase(place)
    onTestFinished(async () => {
      await close()
      await place.remove()
    })
    const interrupted = db.transaction().execute(async (trx) => {
      const { rows } = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(trx)
      const { pid } = rows[0]!
      await sql`select pg_terminate_backend(${pid})`.execute(db)
      // Nothing is being queried, so no query reports the error.
      const ended = async () =>
        (await sql`select 1 from pg_stat_activity where pid = ${pid}`.execute(db)).rows.length === 0
      await expect.poll(ended).toBe(true)
      await sql`select 1`.execute(trx)
    })
    expect(isOutage(await interrupted.catch((error: unknown) => error))).toBe(true)
    expect((await sql<{ one: number }>`select 1 as one`.execute(db)).rows).toEqual([{ one: 1 }])
  },
)
