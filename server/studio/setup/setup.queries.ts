import type { SetupStep } from '../../../contract/studio/setup.ts'
import type { Db } from '../../../db/open.ts'
import { settingRow } from '../../platform/settings/setting-row.ts'

interface SetupState {
  skipped: SetupStep[]
  /** The promises have default values from the start, so only this records that the owner has agreed to them. */
  promised: boolean
  left: boolean
}

const row = settingRow<SetupState>('setup', (saved) => ({
  skipped: [],
  promised: false,
  left: false,
  ...saved,
}))

export const readSetupState = row.read
export const changeSetupState = (db: Db, next: (now: SetupState) => SetupState) =>
  row.change(db, undefined, new Date().toISOString(), next)

export const hasService = async (db: Db) =>
  (await db.selectFrom('service').select('id').limit(1).executeTakeFirst()) !== undefined
