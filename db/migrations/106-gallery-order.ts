import { sql } from 'kysely'
import { naturalKey } from '../natural-key.ts'
import type { Migration } from './migration.ts'

interface Named {
  id: string
  file_name: string
}

/** By what the pictures of a gallery are ordered, and a PIN that its owner can read again. */
export const galleryOrder: Migration = async (db, types) => {
  await db.schema
    .alterTable('gallery')
    .addColumn('sorted_by', types.text, (c) => c.notNull().defaultTo(sql.lit('taken')))
    .execute()
  await db.schema.alterTable('gallery').addColumn('pin_sealed', types.text).execute()
  await db.schema
    .alterTable('gallery_picture')
    .addColumn('name_key', types.key, (c) => c.notNull().defaultTo(sql.lit('')))
    .execute()
  const pictures = (await db.selectFrom('gallery_picture').select(['id', 'file_name']).execute()) as Named[]
  for (const { id, file_name } of pictures)
    await db
      .updateTable('gallery_picture')
      .set({ name_key: naturalKey(file_name) })
      .where('id', '=', id)
      .execute()
  // The owner has put these in order by hand: their places are counted from 0, the others are moments.
  await db
    .updateTable('gallery')
    .set({ sorted_by: 'own' })
    .where('id', 'in', db.selectFrom('gallery_picture').select('gallery_id').where('position', '<', 1e9))
    .execute()
}
