import type { Db } from '../../../db/open.ts'

export const findSetting = async (db: Db, name: string) =>
  (await db.selectFrom('setting').select('value').where('name', '=', name).executeTakeFirst())?.value

export const saveSetting = (db: Db, name: string, value: string) =>
  db
    .insertInto('setting')
    .values({ name, value })
    .onConflict((c) => c.column('name').doUpdateSet({ value }))
    .execute()

/** Returns the row, or undefined if it exists already. */
export const insertSetting = (db: Db, name: string, value: string) =>
  db
    .insertInto('setting')
    .values({ name, value })
    .onConflict((c) => c.column('name').doNothing())
    .returning('name')
    .executeTakeFirst()

/** Returns the row, or undefined if it has this value already. */
export const updateSetting = (db: Db, name: string, value: string) =>
  db
    .updateTable('setting')
    .set({ value })
    .where('name', '=', name)
    .where('value', '!=', value)
    .returning('name')
    .executeTakeFirst()

/** Returns the row, or undefined if its value is no longer the known one. */
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

/** Returns the row to the one caller that has deleted it. */
export const deleteSetting = (db: Db, name: string) =>
  db.deleteFrom('setting').where('name', '=', name).returning('name').executeTakeFirst()
