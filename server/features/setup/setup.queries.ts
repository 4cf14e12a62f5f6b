import type { SetupStep } from '../../../contract/setup.ts'
import type { Db } from '../../../db/open.ts'
import { settingRow } from '../../site/setting-row.ts'

interface Kept {
  skipped: SetupStep[]
  left: boolean
}

const row = settingRow<Kept>('setup', (saved) => ({ skipped: [], left: false, ...saved }))

export const readKept = row.read
export const changeKept = (db: Db, next: (now: Kept) => Kept) =>
  row.change(db, undefined, new Date().toISOString(), next)

/** What cannot be told from the settings. */
export const findFacts = (db: Db) =>
  db
    .selectNoFrom((e) => [
      e.exists(e.selectFrom('service').select('id')).as('service'),
      e
        .exists(
          e
            .selectFrom('mail')
            .select('id')
            .where('kind', '=', 'test')
            .where('delivery', '=', 'smtp')
            .where('sent_at', 'is not', null),
        )
        .as('mail'),
    ])
    .executeTakeFirstOrThrow()
