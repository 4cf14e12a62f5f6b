import type { Db } from '../../db/open.ts'

/** Jobs by kind: those that wait, the oldest of them, and those that were given up. */
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
