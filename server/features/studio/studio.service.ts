import type { Body } from '../../../contract/endpoint.ts'
import type { studioEndpoints } from '../../../contract/studio-settings.ts'
import type { Db } from '../../../db/open.ts'
import { conflict } from '../../errors.ts'
import { changeStudio, readStudio } from '../../site/studio.queries.ts'

export const getStudio = (db: Db) => readStudio(db)

export async function updateStudio(
  db: Db,
  { version: from, ...changes }: Body<typeof studioEndpoints.update>,
) {
  const version = new Date().toISOString()
  if (await changeStudio(db, from, version, (now) => ({ ...now, ...changes }))) return version
  throw conflict('The settings were changed somewhere else since you opened them. Nothing was overwritten.')
}
