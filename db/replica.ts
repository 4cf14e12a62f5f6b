import { AsyncLocalStorage } from 'node:async_hooks'
import type pg from 'pg'
import { createProgress } from './replica-progress.ts'

const lookEveryMs = 500

/** Why a replica is not used: what it failed with, or that it is too far behind. */
type Problem = { error: unknown } | 'too late' | undefined

const primaryPosition = `select pg_wal_lsn_diff(pg_current_wal_lsn(), '0/0') as position`
/** One that was made a primary goes its own way from then on, and is asked nothing more. */
const replicaPosition = `select pg_wal_lsn_diff(pg_last_wal_replay_lsn(), '0/0') as position where pg_is_in_recovery()`

async function positionAt(pool: pg.Pool, question: string): Promise<number> {
  const { rows } = await pool.query<{ position: number }>(question)
  if (!rows[0]) throw new Error('The database of DATABASE_REPLICA_URL is no replica.')
  return rows[0].position
}

/**
 * A copy of the database that follows it. Whoever may see things a few seconds late is answered by it, while it is no
 * later than that. How late it is, is looked up only while somebody reads.
 */
export function createReplica(primary: pg.Pool, copy: pg.Pool) {
  const readers = new AsyncLocalStorage<{ late: boolean }>()
  const progress = createProgress()
  let problem: Problem
  let tell: (problem: Problem) => void = () => {}
  let lookedAt = -Infinity
  let looking = false

  function judge(now: Problem) {
    const changed = Boolean(now) !== Boolean(problem)
    problem = now
    if (changed) tell(now)
  }

  async function look() {
    // Asked first: all that was stored before this moment lies before the position that comes back.
    const at = performance.now()
    try {
      const position = await positionAt(primary, primaryPosition)
      progress.note({ at, position }, await positionAt(copy, replicaPosition))
      judge(progress.isLate(performance.now()) ? 'too late' : undefined)
    } catch (error) {
      progress.forget()
      judge({ error })
    }
    looking = false
  }

  function isUsable() {
    const now = performance.now()
    if (!looking && now - lookedAt >= lookEveryMs) {
      lookedAt = now
      looking = true
      void look()
    }
    return !progress.isLate(now)
  }

  return {
    /** Whether this code may read from the replica, a few seconds late. Once it may not, nothing that it calls may. */
    readLate<T>(late: boolean, run: () => T): T {
      return readers.run({ late: late && readers.getStore()?.late !== false }, run)
    },
    /** Whether it has all that was stored before this moment, by `performance.now()`. */
    has: (moment: number) => isUsable() && progress.has(moment),
    mayReadLate: () => readers.getStore()?.late === true,
    /** From here on the rest reads what it changed. */
    readNoLonger() {
      const reader = readers.getStore()
      if (reader) reader.late = false
    },
    /** The rows, or undefined where the database itself has to be asked: for whatever reason, as reading twice is harmless. */
    async rows<R>(text: string, values: readonly unknown[]): Promise<R[] | undefined> {
      if (!isUsable()) return undefined
      const reply = await copy.query(text, [...values]).catch(() => undefined)
      return reply?.rows as R[] | undefined
    },
    /** Calls back when it is no longer used, and when it is again. */
    onError(listener: (problem: Problem) => void) {
      tell = listener
    },
    close: () => copy.end(),
  }
}

export type Replica = ReturnType<typeof createReplica>
