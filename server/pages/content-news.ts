import { sql } from 'kysely'
import type { Database } from '../../db/open.ts'

const name = 'content-version'
const channel = 'aloka_content'
const lookEveryMs = 500

/**
 * Keeps the pages of several processes fresh. Whoever changes public content raises a number in the database; the
 * others look at it twice a second, and at once when PostgreSQL tells them to.
 */
export function createContentNews({ db, engine, listen }: Database, dropPages: () => void) {
  let known: number | undefined

  async function raise() {
    const { value } = await db
      .insertInto('setting')
      .values({ name, value: '1' })
      .onConflict((c) =>
        c.column('name').doUpdateSet({ value: sql`cast(cast(setting.value as integer) + 1 as text)` }),
      )
      .returning('value')
      .executeTakeFirstOrThrow()
    if (engine === 'postgres') await sql`select pg_notify(${channel}, '')`.execute(db)
    return Number(value)
  }

  async function look() {
    const row = await db.selectFrom('setting').select('value').where('name', '=', name).executeTakeFirst()
    const version = Number(row?.value ?? 0)
    if (known !== version) dropPages()
    known = version
  }

  return {
    async changed() {
      dropPages()
      const version = await raise()
      // Others changed something since the last look, perhaps after the pages were dropped.
      if (version - 1 !== known) dropPages()
      known = version
    },
    /** Hears of other processes until it is stopped. */
    watch(onError: (error: unknown) => void) {
      const lookAgain = () => look().catch(onError)
      const timer = setInterval(lookAgain, lookEveryMs).unref()
      const stopListening = listen?.(channel, lookAgain)
      return async () => {
        clearInterval(timer)
        await stopListening?.()
      }
    },
  }
}
