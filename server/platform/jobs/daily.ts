import type { FastifyBaseLogger } from 'fastify'
import { dayInDhaka } from '../../../contract/shape/dates.ts'
import type { Db } from '../../../db/open.ts'
import { insertSetting, updateSetting } from '../settings/setting.queries.ts'
import { enqueue } from './jobs.queries.ts'

export interface DailyWork {
  kind: string
  payload?: object
  /** The setting that holds the last day it was asked for. */
  setting: string
  /** On the day on which a site begins there is nothing to do yet. */
  fromSecondDay?: boolean
}

const lookEveryMs = 3_600_000

/** Asks for the work of this day unless somebody did: the database lets one process have it. */
export const scheduleDaily = (db: Db, work: DailyWork, day = dayInDhaka()) =>
  db.transaction().execute(async (trx) => {
    const begun = await insertSetting(trx, work.setting, day)
    const isDue = begun ? !work.fromSecondDay : await updateSetting(trx, work.setting, day)
    if (isDue) await enqueue(trx, work.kind, work.payload ?? {})
    return Boolean(isDue)
  })

/** Looks at once and every hour whether a new day has begun, until stopped. */
export function keepDaily(db: Db, works: DailyWork[], log: FastifyBaseLogger) {
  async function look() {
    for (const work of works)
      await scheduleDaily(db, work).catch((error: unknown) =>
        log.warn({ err: error, kind: work.kind }, 'daily work not scheduled'),
      )
  }
  let last = look()
  const timer = setInterval(() => (last = look()), lookEveryMs).unref()
  return {
    async stop() {
      clearInterval(timer)
      await last
    },
  }
}
