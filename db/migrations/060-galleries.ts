import { sql, type Kysely } from 'kysely'
import type { Migration, Spelling } from './migration.ts'

const statuses = sql.raw("'draft', 'open', 'chosen', 'delivered', 'closed'")
const downloads = sql.raw("'none', 'web', 'original'")

const ofGallery = (types: Spelling) =>
  ['gallery_id', types.key, (c: any) => c.notNull().references('gallery.id').onDelete('cascade')] as const

const createGallery = (db: Kysely<any>, types: Spelling) =>
  db.schema
    .createTable('gallery')
    .addColumn('id', types.key, (c) => c.primaryKey())
    .addColumn('slug', types.key, (c) => c.notNull().unique())
    .addColumn('booking_id', types.key, (c) => c.references('booking.id').onDelete('set null'))
    .addColumn('title', types.text, (c) => c.notNull())
    .addColumn('client_name', types.text, (c) => c.notNull())
    .addColumn('email', types.text, (c) => c.notNull())
    .addColumn('language', types.key, (c) => c.notNull())
    .addColumn('event_date', types.date)
    .addColumn('place', types.text, (c) => c.notNull())
    .addColumn('status', types.key, (c) => c.notNull().check(sql`status in (${statuses})`))
    .addColumn('cover_id', types.key)
    .addColumn('closes_on', types.date)
    .addColumn('notified_for', types.date)
    .addColumn('key_version', types.integer, (c) => c.notNull().defaultTo(1))
    .addColumn('guest_version', types.integer, (c) => c.notNull().defaultTo(1))
    .addColumn('guests', types.boolean, (c) => c.notNull())
    .addColumn('pin_hash', types.text)
    .addColumn('pin_version', types.integer, (c) => c.notNull().defaultTo(1))
    .addColumn('downloads', types.key, (c) => c.notNull().check(sql`downloads in (${downloads})`))
    .addColumn('originals_when_paid', types.boolean, (c) => c.notNull())
    .addColumn('watermark', types.boolean, (c) => c.notNull())
    .addColumn('comments', types.boolean, (c) => c.notNull())
    .addColumn('sent_at', types.time)
    .addColumn('message', types.text, (c) => c.notNull().defaultTo(sql.lit('')))
    .addColumn('created_at', types.time, (c) => c.notNull())
    .addColumn('updated_at', types.time, (c) => c.notNull())
    .modifyEnd(types.end)
    .execute()

async function createPictures(db: Kysely<any>, types: Spelling) {
  await db.schema
    .createTable('gallery_set')
    .addColumn('id', types.key, (c) => c.primaryKey())
    .addColumn(...ofGallery(types))
    .addColumn('title', types.text, (c) => c.notNull())
    .addColumn('position', types.integer, (c) => c.notNull())
    .addColumn('created_at', types.time, (c) => c.notNull())
    .addUniqueConstraint('gallery_set_title', ['gallery_id', 'title'])
    .modifyEnd(types.end)
    .execute()
  await db.schema
    .createTable('gallery_picture')
    .addColumn('id', types.key, (c) => c.primaryKey())
    .addColumn(...ofGallery(types))
    .addColumn('set_id', types.key, (c) => c.references('gallery_set.id').onDelete('set null'))
    .addColumn('position', types.bigint, (c) => c.notNull())
    .addColumn('file_name', types.text, (c) => c.notNull())
    .addColumn('type', types.key, (c) => c.notNull())
    .addColumn('bytes', types.bigint, (c) => c.notNull())
    .addColumn('crc32', types.bigint, (c) => c.notNull())
    .addColumn('sha256', types.key, (c) => c.notNull())
    .addColumn('width', types.integer, (c) => c.notNull())
    .addColumn('height', types.integer, (c) => c.notNull())
    .addColumn('colour', types.key, (c) => c.notNull())
    .addColumn('placeholder', types.text, (c) => c.notNull())
    .addColumn('taken_at', types.key)
    .addColumn('facts', types.json, (c) => c.notNull())
    // Of the sizes that were made: null until they are.
    .addColumn('sizes', types.json)
    .addColumn('created_at', types.time, (c) => c.notNull())
    // The same file twice in one gallery is one picture.
    .addUniqueConstraint('gallery_picture_once', ['gallery_id', 'sha256'])
    .modifyEnd(types.end)
    .execute()
  await db.schema
    .createIndex('gallery_picture_order')
    .on('gallery_picture')
    .columns(['gallery_id', 'position', 'id'])
    .execute()
}

async function createPicks(db: Kysely<any>, types: Spelling) {
  await db.schema
    .createTable('gallery_list')
    .addColumn('id', types.key, (c) => c.primaryKey())
    .addColumn(...ofGallery(types))
    .addColumn('name', types.text, (c) => c.notNull())
    .addColumn('main', types.boolean, (c) => c.notNull())
    .addColumn('most', types.integer)
    .addColumn('picked', types.integer, (c) => c.notNull().defaultTo(0))
    .addColumn('frozen', types.boolean, (c) => c.notNull())
    .addColumn('created_at', types.time, (c) => c.notNull())
    .addUniqueConstraint('gallery_list_name', ['gallery_id', 'name'])
    // Whoever chooses at the same time changes the same row, one after the other: the limit holds for all of them.
    .addCheckConstraint('gallery_list_limit', sql`most is null or picked <= most`)
    .addCheckConstraint('gallery_list_count', sql`picked >= 0`)
    .modifyEnd(types.end)
    .execute()
  await db.schema
    .createTable('gallery_pick')
    .addColumn('list_id', types.key, (c) => c.notNull().references('gallery_list.id').onDelete('cascade'))
    .addColumn('picture_id', types.key, (c) =>
      c.notNull().references('gallery_picture.id').onDelete('cascade'),
    )
    .addColumn('created_at', types.time, (c) => c.notNull())
    .addPrimaryKeyConstraint('gallery_pick_once', ['list_id', 'picture_id'])
    .modifyEnd(types.end)
    .execute()
  await db.schema.createIndex('gallery_pick_picture').on('gallery_pick').column('picture_id').execute()
  await db.schema
    .createTable('gallery_comment')
    .addColumn('id', types.key, (c) => c.primaryKey())
    .addColumn(...ofGallery(types))
    .addColumn('picture_id', types.key, (c) =>
      c.notNull().references('gallery_picture.id').onDelete('cascade'),
    )
    .addColumn('actor', types.key, (c) => c.notNull())
    .addColumn('body', types.text, (c) => c.notNull())
    .addColumn('created_at', types.time, (c) => c.notNull())
    .modifyEnd(types.end)
    .execute()
}

/** Galleries of clients: pictures in sets, what was chosen of them, and who came. */
export const galleries: Migration = async (db, types) => {
  await createGallery(db, types)
  await createPictures(db, types)
  await createPicks(db, types)
  await db.schema
    .createTable('gallery_activity')
    .addColumn('id', types.key, (c) => c.primaryKey())
    .addColumn(...ofGallery(types))
    .addColumn('what', types.key, (c) => c.notNull())
    .addColumn('actor', types.key, (c) => c.notNull())
    .addColumn('detail', types.text, (c) => c.notNull())
    .addColumn('created_at', types.time, (c) => c.notNull())
    .modifyEnd(types.end)
    .execute()
  // Tries at a PIN, for as long as they count.
  await db.schema
    .createTable('gallery_guess')
    .addColumn('id', types.key, (c) => c.primaryKey())
    .addColumn(...ofGallery(types))
    .addColumn('address', types.key, (c) => c.notNull())
    .addColumn('created_at', types.time, (c) => c.notNull())
    .modifyEnd(types.end)
    .execute()
  for (const table of ['gallery_set', 'gallery_comment', 'gallery_activity', 'gallery_guess'])
    await db.schema.createIndex(`${table}_gallery`).on(table).columns(['gallery_id', 'id']).execute()
}
