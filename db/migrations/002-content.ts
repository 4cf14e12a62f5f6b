import { sql } from 'kysely'
import type { Migration } from './migration.ts'

export const content: Migration = async (db, types) => {
  await db.schema
    .createTable('setting')
    .addColumn('name', types.key, (c) => c.primaryKey())
    .addColumn('value', types.text, (c) => c.notNull())
    .modifyEnd(types.end)
    .execute()

  let service = db.schema
    .createTable('service')
    .addColumn('id', types.key, (c) => c.primaryKey())
    .addColumn('title', types.text, (c) => c.notNull())
    .addColumn('details', types.text, (c) => c.notNull())
    .addColumn('thumbnail', types.text, (c) => c.notNull())
    .addColumn('price', types.integer, (c) => c.notNull().check(sql`price >= 0`))
    .addColumn('gallery', types.json, (c) => c.notNull())
    .addColumn('created_at', types.time, (c) => c.notNull())
    .addColumn('updated_at', types.time, (c) => c.notNull())
  for (const column of ['stars_1', 'stars_2', 'stars_3', 'stars_4', 'stars_5']) {
    service = service.addColumn(column, types.integer, (c) =>
      c
        .notNull()
        .defaultTo(0)
        .check(sql`${sql.ref(column)} >= 0`),
    )
  }
  await service.modifyEnd(types.end).execute()

  await db.schema
    .createTable('review')
    .addColumn('id', types.key, (c) => c.primaryKey())
    .addColumn('service_id', types.key, (c) => c.notNull().references('service.id').onDelete('cascade'))
    .addColumn('user_id', types.key, (c) => c.references('user.id').onDelete('set null'))
    .addColumn('name', types.text, (c) => c.notNull())
    .addColumn('image', types.text, (c) => c.notNull())
    .addColumn('rating', types.integer, (c) => c.notNull().check(sql`rating between 1 and 5`))
    .addColumn('review', types.text, (c) => c.notNull())
    .addColumn('created_at', types.time, (c) => c.notNull())
    .addColumn('updated_at', types.time, (c) => c.notNull())
    .modifyEnd(types.end)
    .execute()
  await db.schema.createIndex('review_service').on('review').columns(['service_id', 'id']).execute()
  await db.schema.createIndex('review_user').on('review').columns(['user_id', 'id']).execute()

  await db.schema
    .createTable('category')
    .addColumn('id', types.key, (c) => c.primaryKey())
    .addColumn('name', types.text, (c) => c.notNull())
    .addColumn('slug', types.key, (c) => c.notNull().unique())
    .addColumn('image', types.text, (c) => c.notNull())
    .addColumn('created_at', types.time, (c) => c.notNull())
    .addColumn('updated_at', types.time, (c) => c.notNull())
    .modifyEnd(types.end)
    .execute()

  await db.schema
    .createTable('author')
    .addColumn('id', types.key, (c) => c.primaryKey())
    .addColumn('name', types.text, (c) => c.notNull())
    .addColumn('slug', types.key, (c) => c.notNull().unique())
    .addColumn('designation', types.text, (c) => c.notNull())
    .addColumn('email', types.text, (c) => c.notNull())
    .addColumn('facebook_link', types.text, (c) => c.notNull())
    .addColumn('instagram_link', types.text, (c) => c.notNull())
    .addColumn('image', types.text, (c) => c.notNull())
    .addColumn('about', types.text, (c) => c.notNull())
    .addColumn('created_at', types.time, (c) => c.notNull())
    .addColumn('updated_at', types.time, (c) => c.notNull())
    .modifyEnd(types.end)
    .execute()

  await db.schema
    .createTable('post')
    .addColumn('id', types.key, (c) => c.primaryKey())
    .addColumn('title', types.text, (c) => c.notNull())
    .addColumn('reading_minute', types.integer, (c) => c.notNull().check(sql`reading_minute >= 0`))
    .addColumn('category_id', types.key, (c) => c.notNull().references('category.id').onDelete('restrict'))
    .addColumn('author_id', types.key, (c) => c.notNull().references('author.id').onDelete('restrict'))
    .addColumn('slug', types.key, (c) => c.notNull().unique())
    .addColumn('thumbnail', types.text, (c) => c.notNull())
    .addColumn('body', types.text, (c) => c.notNull())
    .addColumn('excerpt', types.text, (c) => c.notNull())
    .addColumn('published_at', types.time, (c) => c.notNull())
    .addColumn('liked', types.boolean, (c) => c.notNull().defaultTo(types.no))
    .addColumn('reaction_count', types.integer, (c) =>
      c
        .notNull()
        .defaultTo(0)
        .check(sql`reaction_count >= 0`),
    )
    .addColumn('view_count', types.integer, (c) =>
      c
        .notNull()
        .defaultTo(0)
        .check(sql`view_count >= 0`),
    )
    .addColumn('created_at', types.time, (c) => c.notNull())
    .addColumn('updated_at', types.time, (c) => c.notNull())
    .modifyEnd(types.end)
    .execute()
  await db.schema.createIndex('post_category').on('post').columns(['category_id', 'id']).execute()
  await db.schema.createIndex('post_author').on('post').column('author_id').execute()

  await db.schema
    .createTable('post_address')
    .addColumn('slug', types.key, (c) => c.primaryKey())
    .addColumn('post_id', types.key, (c) => c.notNull().references('post.id').onDelete('cascade'))
    .modifyEnd(types.end)
    .execute()
  await db.schema.createIndex('post_address_post').on('post_address').column('post_id').execute()

  await db.schema
    .createTable('post_view')
    .addColumn('post_id', types.key, (c) => c.notNull().references('post.id').onDelete('cascade'))
    .addColumn('day', types.date, (c) => c.notNull())
    .addColumn('visitor', types.key, (c) => c.notNull())
    .addPrimaryKeyConstraint('post_view_once', ['post_id', 'day', 'visitor'])
    .modifyEnd(types.end)
    .execute()
  await db.schema.createIndex('post_view_day').on('post_view').column('day').execute()
}
