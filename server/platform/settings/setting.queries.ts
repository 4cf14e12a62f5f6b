import type { Db } from '../../../db/open.ts'

export const findSetting = async (db: Db, name: string) =>
  (await db.selectFrom('setting').select('value').where('name', '=', name).executeTakeFirst())?.value

export const saveSetting = (db: Db, name: string, value: string) =>
  db
    .insertInto('setting')
    .values({ name, value })
    .onConflict((c) => c.column('name').doUpdateSet({ value }))
    .execute()

/** The row, unless there was one already. */
export const insertSetting = (db: Db, name: string, value: string) =>
  db
    .insertInto('setting')
    .values({ name, value })
    .onConflict((c) => c.column('name').doNothing())
    .returning('name')
    .executeTakeFirst()

/** The row, unless it said the same already. */
export const updateSetting = (db: Db, name: string, value: string) =>
  db
    .updateTable('setting')
    .set({ value })
    .where('name', '=', name)
    .where('value', '!=', value)
    .returning('name')
    .executeTakeFirst()

/** The row, unless somebody has changed it from what was known. */
export const replaceSetting = (db: Db, name: string, known: string | undefined, value: string) =>
  db
    .insertInto('setting')
    .values({ name, value })
    .onConflict((c) =>
      c
        .column('name')
        .doUpdateSet({ value })
        .where('setting.value', '=', known ?? ''),
    )
    .returning('name')
    .executeTakeFirst()

/** The row, for the one caller who has deleted it. */
export const deleteSetting = (db: Db, name: string) =>
  db.deleteFrom('setting').where('name', '=', name).returning('name').executeTakeFirst()
