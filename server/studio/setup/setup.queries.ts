import type { SetupStep } from '../../../contract/studio/setup.ts'
import type { Db } from '../../../db/open.ts'
import { settingRow } from '../../platform/settings/setting-row.ts'

interface Kept {
  skipped: SetupStep[]
  /** The promises have their defaults from the start, so only this says that the owner has agreed to them. */
  promised: boolean
  left: boolean
}

const row = settingRow<Kept>('setup', (saved) => ({ skipped: [], promised: false, left: false, ...saved }))

export const readKept = row.read
export const changeKept = (db: Db, next: (now: Kept) => Kept) =>
  row.change(db, undefined, new Date().toISOString(), next)

export const hasService = async (db: Db) =>
  (await db.selectFrom('service').select('id').limit(1).executeTakeFirst()) !== undefined
