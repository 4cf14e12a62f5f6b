import { newId } from '../../db/ids.ts'
import type { Db } from '../../db/open.ts'

export interface Job {
  id: string
  kind: string
  payload: unknown
  attempts: number
}

export const leaseMs = 60_000
const minute = 60_000
/** How long to wait after each failed attempt; after the last one the job is given up and the owner sees it. */
const waits = [10_000, minute, 5 * minute, 15 * minute, 60 * minute, 3 * 60 * minute, 12 * 60 * minute]

const at = (ms: number) => new Date(ms).toISOString()

/** Call it in the transaction of what asks for the work: then both are stored, or neither. */
export async function enqueue(db: Db, kind: string, payload: object, id = newId()) {
  const now = at(Date.now())
  await db
    .insertInto('job')
    .values({ id, kind, payload: JSON.stringify(payload), run_at: now, created_at: now })
    .execute()
}

/**
 * The next due job, of these kinds or of any, leased to the caller: whoever dies with it loses it to another when the
 * lease ends.
 */
export function claimJob(db: Db, kinds?: string[]): Promise<Job | undefined> {
  const now = at(Date.now())
  return (
    db
      .updateTable('job')
      .set((e) => ({ leased_until: at(Date.now() + leaseMs), attempts: e('attempts', '+', 1) }))
      .where((e) =>
        e(
          'id',
          '=',
          e
            .selectFrom('job')
            .select('id')
            .where('given_up_at', 'is', null)
            .$if(kinds !== undefined, (q) => q.where('kind', 'in', kinds!))
            .where('run_at', '<=', now)
            .where((w) => w.or([w('leased_until', 'is', null), w('leased_until', '<', now)]))
            .orderBy('run_at')
            .limit(1),
        ),
      )
      // Asked again of the row itself: two who chose the same one must not both have it.
      .where((w) => w.or([w('leased_until', 'is', null), w('leased_until', '<', now)]))
      .returning(['id', 'kind', 'payload', 'attempts'])
      .executeTakeFirst()
  )
}

/** For work that takes longer than a lease: nobody else gets it while its worker lives. */
export const extendLease = (db: Db, id: string) =>
  db
    .updateTable('job')
    .set({ leased_until: at(Date.now() + leaseMs) })
    .where('id', '=', id)
    .execute()

export const finishJob = (db: Db, id: string) => db.deleteFrom('job').where('id', '=', id).execute()

/** Thrown by work that no later attempt can save. */
export class GiveUp extends Error {
  override name = 'GiveUp'
}

export async function failJob(db: Db, job: Job, error: unknown) {
  const wait = error instanceof GiveUp ? undefined : waits[job.attempts - 1]
  await db
    .updateTable('job')
    .set({
      leased_until: null,
      last_error: error instanceof Error ? error.message : String(error),
      ...(wait === undefined ? { given_up_at: at(Date.now()) } : { run_at: at(Date.now() + wait) }),
    })
    .where('id', '=', job.id)
    .execute()
}

/** Now, with all its attempts ahead of it again; what somebody is working on is left to them. */
export const retryJob = (db: Db, id: string) =>
  db
    .updateTable('job')
    .set({ run_at: at(Date.now()), attempts: 0, given_up_at: null })
    .where('id', '=', id)
    .where('leased_until', 'is', null)
    .execute()
