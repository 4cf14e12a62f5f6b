import type { ExpressionBuilder } from 'kysely'
import { newId } from '../../../db/ids.ts'
import type { Db } from '../../../db/open.ts'
import type { Tables } from '../../../db/tables.ts'

/** Thrown by a job that would fail again: it is given up without another attempt. */
export class PermanentFailure extends Error {
  override name = 'PermanentFailure'
}

export interface Job {
  id: string
  kind: string
  payload: unknown
  attempts: number
}

export const leaseMs = 60_000
const minute = 60_000
/** How long to wait after each failed attempt; after the last one the job is given up and the owner sees it. */
const retryDelays = [10_000, minute, 5 * minute, 15 * minute, 60 * minute, 3 * 60 * minute, 12 * 60 * minute]

const at = (ms: number) => new Date(ms).toISOString()

/** Call it in the transaction of the change that needs the job: then both are stored, or neither. */
export async function enqueue(db: Db, kind: string, payload: object, id = newId()) {
  const now = at(Date.now())
  await db
    .insertInto('job')
    .values({ id, kind, payload: JSON.stringify(payload), run_at: now, created_at: now })
    .execute()
}

type JobExpressions = ExpressionBuilder<Tables, 'job'>

/** A job that is due much later than its delay allows is also due: the clock was set back. */
const isDue = (now: number) => (e: JobExpressions) =>
  e.or([
    e('attempts', '=', 0),
    e('run_at', '<=', at(now)),
    ...retryDelays.map((wait, index) =>
      e.and([e('attempts', '=', index + 1), e('run_at', '>', at(now + wait + leaseMs))]),
    ),
  ])

/** A lease that has ended, or ends later than any could, belongs to a dead process: living ones renew theirs. */
const isFree = (now: number, takeOver: boolean) => (e: JobExpressions) =>
  e.or([
    e('leased_until', 'is', null),
    ...(takeOver ? [e('leased_until', '<', at(now)), e('leased_until', '>', at(now + 2 * leaseMs))] : []),
  ])

interface Claim {
  /** All kinds by default. */
  kinds?: string[]
  now?: number
  /** Whether ended leases may be taken over: not after the clock was changed. */
  takeOver?: boolean
}

/** The next due job, leased to the caller: if its process dies, another gets the job when the lease ends. */
export function claimJob(
  db: Db,
  { kinds, now = Date.now(), takeOver = true }: Claim = {},
): Promise<Job | undefined> {
  return (
    db
      .updateTable('job')
      .set((e) => ({ leased_until: at(now + leaseMs), attempts: e('attempts', '+', 1) }))
      .where((e) =>
        e(
          'id',
          '=',
          e
            .selectFrom('job')
            .select('id')
            .where('given_up_at', 'is', null)
            .$if(kinds !== undefined, (q) => q.where('kind', 'in', kinds!))
            .where(isDue(now))
            .where(isFree(now, takeOver))
            .orderBy('run_at')
            .limit(1),
        ),
      )
      // Checked again in the update: two processes that chose the same job must not both get it.
      .where(isFree(now, takeOver))
      .returning(['id', 'kind', 'payload', 'attempts'])
      .executeTakeFirst()
  )
}

/** Called while a job runs, so that no other process gets it. */
export const extendLease = (db: Db, id: string) =>
  db
    .updateTable('job')
    .set({ leased_until: at(Date.now() + leaseMs) })
    .where('id', '=', id)
    .execute()

export const finishJob = (db: Db, id: string) => db.deleteFrom('job').where('id', '=', id).execute()

export async function failJob(db: Db, job: Job, error: unknown) {
  const wait = error instanceof PermanentFailure ? undefined : retryDelays[job.attempts - 1]
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

/** Makes a job due now, with all its attempts; a running job is left alone. */
export const retryJob = (db: Db, id: string) =>
  db
    .updateTable('job')
    .set({ run_at: at(Date.now()), attempts: 0, given_up_at: null })
    .where('id', '=', id)
    .where('leased_until', 'is', null)
    .execute()

/** By kind: how many jobs wait, since when, and how many were given up. */
export const countJobs = (db: Db) =>
  db
    .selectFrom('job')
    .select((e) => [
      'kind',
      e.fn.countAll<number>().filterWhere('given_up_at', 'is', null).as('waiting'),
      e.fn.countAll<number>().filterWhere('given_up_at', 'is not', null).as('given_up'),
      e.fn.min('created_at').filterWhere('given_up_at', 'is', null).$castTo<string | null>().as('oldest'),
    ])
    .groupBy('kind')
    .execute()
