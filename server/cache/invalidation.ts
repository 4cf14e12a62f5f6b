import { sql } from 'kysely'
import type { Database } from '../../db/open.ts'
import { anything } from './tags.ts'

const channel = 'aloka_invalidation'
const lookEveryMs = 500

/**
 * Tells every process of the site what has changed. Each change of public content becomes an entry with its tags in the
 * database; the processes look for new ones twice a second, and at once when PostgreSQL tells them to.
 */
export function createInvalidation(
  { db, engine, listen }: Database,
  apply: (tags: ReadonlySet<string>) => void,
) {
  /** The newest entry that this process has applied. */
  let known: number | undefined

  /** Entries are read and written one after another, so that each look begins where the one before ended. */
  let last: Promise<unknown> = Promise.resolve()
  function inOrder<T>(task: () => Promise<T>): Promise<T> {
    const turn = last.then(task)
    last = turn.catch(() => undefined)
    return turn
  }

  /**
   * The numbers have no gaps and become visible in their order: whoever asks for one that is being taken waits, gets
   * nothing and asks for the next.
   */
  async function record(tags: readonly string[]) {
    for (;;) {
      const entry = await db
        .insertInto('invalidation')
        .values({
          id: sql<number>`(select coalesce(max(id), 0) + 1 from invalidation)`,
          tags: tags.join('\n'),
          created_at: new Date().toISOString(),
        })
        .onConflict((c) => c.column('id').doNothing())
        .returning('id')
        .executeTakeFirst()
      if (!entry) continue
      if (engine === 'postgres') await sql`select pg_notify(${channel}, '')`.execute(db)
      return entry.id
    }
  }

  const entriesFrom = (id: number | undefined) =>
    db
      .selectFrom('invalidation')
      .select(['id', 'tags'])
      .where('id', '>=', (e) =>
        id === undefined ? e.selectFrom('invalidation').select((m) => m.fn.max('id').as('id')) : e.val(id),
      )
      .orderBy('id')
      .execute()

  async function catchUp() {
    const from = known
    const [first, ...entries] = await entriesFrom(from)
    // A process that has just begun, or was away until the last entry that it knew was swept, cannot tell what it missed.
    if (first?.id !== from) apply(new Set([anything]))
    else if (entries.length > 0) apply(new Set(entries.flatMap(({ tags }) => tags.split('\n'))))
    known = entries.at(-1)?.id ?? first?.id
  }

  return {
    /** Resolves once the other processes can know of it; this one does at once. */
    async invalidate(tags: readonly string[]) {
      if (tags.length === 0) return
      apply(new Set(tags))
      await inOrder(async () => {
        const id = await record(tags)
        // Otherwise others changed something as well, and the next look finds it.
        if (id - 1 === known) known = id
      })
    },
    /** Hears of other processes until it is stopped. */
    watch(onError: (error: unknown) => void) {
      let isWaiting = false
      function look() {
        if (isWaiting) return
        isWaiting = true
        void inOrder(() => {
          isWaiting = false
          return catchUp()
        }).catch(onError)
      }
      const timer = setInterval(look, lookEveryMs).unref()
      const stopListening = listen?.(channel, look)
      return async () => {
        clearInterval(timer)
        await stopListening?.()
        await last
      }
    },
  }
}
