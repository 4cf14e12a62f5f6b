import type { Migration } from './migration.ts'

/** What the camera wrote into an uploaded file, but for the place; the wall of work shows it where the owner wants it. */
export const cameraFacts: Migration = async (db, types) => {
  await db.schema.alterTable('picture').addColumn('camera', types.json).execute()
  await db.schema
    .alterTable('work')
    .addColumn('show_camera', types.boolean, (c) => c.notNull().defaultTo(types.no))
    .execute()
}
