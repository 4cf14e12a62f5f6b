import type { Body } from '../../../contract/shape/endpoint.ts'
import type { studioEndpoints } from '../../../contract/shape/studio-settings.ts'
import { addDays, dayIn } from '../../../contract/shape/zone.ts'
import type { Db } from '../../../db/open.ts'
import { conflict } from '../../platform/http/errors.ts'
import { enqueueWaitingList } from '../../booking/calendar/waiting-list-job.ts'
import { changeStudio, readStudio } from '../../platform/settings/settings.queries.ts'

/** No one waits for a day further ahead. */
const maxDaysAhead = 3650

export const getStudio = (db: Db) => readStudio(db)

/** Changed hours or rules may have made any day free. */
async function checkWaitingList(db: Db) {
  const today = dayIn((await readStudio(db)).calendar.zone, Date.now())
  await enqueueWaitingList(db, today, addDays(today, maxDaysAhead))
}

export async function updateStudio(
  db: Db,
  { version: from, ...changes }: Body<typeof studioEndpoints.update>,
) {
  const version = new Date().toISOString()
  const isSaved = await changeStudio(db, from, version, (now) => ({ ...now, ...changes }))
  if (isSaved && (changes.hours || changes.calendar)) await checkWaitingList(db)
  if (isSaved) return version
  throw conflict('The settings were changed somewhere else since you opened them. Nothing was overwritten.')
}
