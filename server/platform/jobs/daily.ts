import type { FastifyBaseLogger } from 'fastify'
import { dayInDhaka } from '../../../contract/shape/dates.ts'
import type { Db } from '../../../db/open.ts'
import { insertSetting, updateSetting } from '../settings/setting.queries.ts'
import { enqueue } from './jobs.queries.ts'

export interface DailyJob {
  kind: string
  payload?: object
  /** The setting with the last day on which it was enqueued. */
  setting: string
  /** Skips the day on which the site is set up. */
  fromSecondDay?: boolean
}

const checkEveryMs = 3_600_000

/** Enqueues the job of this day, unless another process has: the database allows only one. */
export const enqueueDaily = (db: Db, job: DailyJob, day = dayInDhaka()) =>
  db.transaction().execute(async (trx) => {
    const isFirst = await insertSetting(trx, job.setting, day)
    const isDue = isFirst ? !job.fromSecondDay : await updateSetting(trx, job.setting, day)
    if (isDue) await enqueue(trx, job.kind, job.payload ?? {})
    return Boolean(isDue)
  })

/** Checks now and every hour whether a new day has begun, until stopped. */
export function scheduleDaily(db: Db, jobs: DailyJob[], log: FastifyBaseLogger) {
  async function check() {
    for (const job of jobs)
      await enqueueDaily(db, job).catch((error: unknown) =>
        log.warn({ err: error, kind: job.kind }, 'daily work not scheduled'),
      )
  }
  let last = check()
  const timer = setInterval(() => (last = check()), checkEveryMs).unref()
  return {
    async stop() {
      clearInterval(timer)
      await last
    },
  }
}
