import { sql, type ExpressionBuilder } from 'kysely'
import type { ListQuery } from '../../../contract/shape/paging.ts'
import type { PostInput } from '../../../contract/journal/post.ts'
import { newId } from '../../../db/ids.ts'
import type { Db } from '../../../db/open.ts'
import type { Tables } from '../../../db/tables.ts'
import { pageOf } from '../../platform/lists/paging.ts'
import { contains, translationContains } from '../../platform/lists/search.ts'
import { cleanBody, excerptOf } from './post-body.ts'
import { livingAt } from './post-address.queries.ts'
import { isOpen, isSeen, keyAfter, newPreviewKey, type Seen, seenPosts } from './post-status.queries.ts'

const bare = (db: Db, seen: Seen) =>
  seenPosts(db, seen)
    .innerJoin('category', 'category.id', 'post.category_id')
    .innerJoin('author', 'author.id', 'post.author_id')
    .select([
      'post.id',
      'post.title',
      'post.reading_minute',
      'post.category_id',
      'post.author_id',
      'post.slug',
      'post.thumbnail',
      'post.excerpt',
      'post.published_at',
      'post.preview_key',
      'post.updated_at',
      'post.liked',
      'post.reaction_count',
      'post.view_count',
      'post.seo_title',
      'post.seo_description',
      'category.name as category',
      'category.slug as category_slug',
      'author.name as author',
    ])

const whole = (db: Db, seen: Seen) => bare(db, seen).select('post.body')
const bodiless = (db: Db, seen: Seen) => bare(db, seen).select(sql<string>`''`.as('body'))

export type PostRow = NonNullable<Awaited<ReturnType<typeof findPost>>>

export interface PostFilter {
  categorySlug?: string
  /** Words of the title or of the slug. */
  search?: string
}

export const hasWords = (words: string) => (e: ExpressionBuilder<Tables, 'post'>) =>
  e.or([
    contains(e.ref('post.title'), words),
    contains(e.ref('post.slug'), words),
    translationContains('post', e.ref('post.id'), ['title'], words),
  ])

/** In the order of publishing, which is that of writing unless the owner chose otherwise; drafts are the newest. */
export const listPosts = (
  db: Db,
  seen: Seen,
  { categorySlug, search }: PostFilter,
  withBody: boolean,
  query: ListQuery,
) => {
  const rows = withBody ? whole(db, seen) : bodiless(db, seen)
  return pageOf(
    rows
      .$if(categorySlug !== undefined, (q) => q.where('category.slug', '=', categorySlug!))
      .$if(Boolean(search), (q) => q.where(hasWords(search!))),
    ['post.published_at', 'post.id'],
    query,
  )
}

export interface Place {
  publishedAt: string
  id: string
}

/** The posts published just before and just after this place among them. */
export const findBeside = (db: Db, { publishedAt, id }: Place) => {
  const beside = (side: '<' | '>', order: 'asc' | 'desc') =>
    bodiless(db, 'published')
      .where((e) => e(e.refTuple('post.published_at', 'post.id'), side, e.tuple(publishedAt, id)))
      .orderBy('post.published_at', order)
      .orderBy('post.id', order)
      .limit(1)
      .executeTakeFirst()
  return Promise.all([beside('<', 'desc'), beside('>', 'asc')])
}

/** The newest posts inside or outside of a category. */
export const listNewest = (db: Db, inside: '=' | '!=', categoryId: string, except: string, limit: number) =>
  bodiless(db, 'published')
    .where('post.category_id', inside, categoryId)
    .where('post.id', '!=', except)
    .orderBy('post.published_at', 'desc')
    .orderBy('post.id', 'desc')
    .limit(limit)
    .execute()

export const findPost = (db: Db, id: string) => whole(db, 'any').where('post.id', '=', id).executeTakeFirst()

export const findPostBySlug = (db: Db, slug: string, previewKey: string | undefined) =>
  whole(db, 'any').where(isOpen(previewKey)).where('post.id', 'in', livingAt(db, slug)).executeTakeFirst()

export const findPostByOldSlug = (db: Db, slug: string, previewKey: string | undefined) =>
  whole(db, 'any')
    .where(isOpen(previewKey))
    .innerJoin('post_address', 'post_address.post_id', 'post.id')
    .where('post_address.slug', '=', slug)
    .executeTakeFirst()

/** When the next of the scheduled posts comes out. */
export const nextPublishing = async (db: Db) => {
  const next = await seenPosts(db, 'scheduled')
    .select((e) => e.fn.min('post.published_at').as('at'))
    .executeTakeFirst()
  return next?.at ?? null
}

interface Before {
  published_at: string | null
  preview_key: string | null
}

const columns = (input: PostInput, now: string, before: Before) => {
  const body = cleanBody(input.postBody)
  const { publishedAt = before.published_at } = input
  const moment = publishedAt === 'now' ? now : publishedAt
  return {
    updated_at: now,
    published_at: moment,
    preview_key: keyAfter(before, moment),
    title: input.title,
    reading_minute: input.readingMinute,
    category_id: input.cat_id,
    author_id: input.author_id,
    slug: input.slug,
    thumbnail: input.thumbnail,
    body,
    excerpt: excerptOf(body),
    seo_title: input.seoTitle,
    seo_description: input.seoDescription,
  }
}

export async function insertPost(db: Db, input: PostInput) {
  const id = newId()
  const now = new Date().toISOString()
  await db
    .insertInto('post')
    .values({ id, ...columns(input, now, { published_at: now, preview_key: null }), created_at: now })
    .execute()
  return id
}

/** Tells the version it made. */
export const updatePost = (db: Db, id: string, input: PostInput, before: Before) =>
  db
    .updateTable('post')
    .set(columns(input, new Date().toISOString(), before))
    .where('id', '=', id)
    .returning('updated_at as version')
    .executeTakeFirstOrThrow()

export const renewPreviewKey = (db: Db, id: string) =>
  db
    .updateTable('post')
    .set({ preview_key: newPreviewKey() })
    .where('id', '=', id)
    .where((e) => e.or([isSeen('draft')(e), isSeen('scheduled')(e)]))
    .returning('id')
    .executeTakeFirst()

export const deletePost = (db: Db, id: string) =>
  db.deleteFrom('post').where('id', '=', id).returning('id').executeTakeFirst()

/** Holds the post until the transaction ends and tells its address and moment of before, if it still is of that version. */
export const lockPost = (db: Db, id: string, version: string | undefined) =>
  db
    .updateTable('post')
    .set({ updated_at: new Date().toISOString() })
    .where('id', '=', id)
    .$if(version !== undefined, (query) => query.where('updated_at', '=', version!))
    .returning(['slug', 'published_at', 'preview_key'])
    .executeTakeFirst()

/** Whether there is such a post for visitors. */
export async function recordView(db: Db, slug: string, day: string, visitor: string) {
  const post = await seenPosts(db, 'published')
    .select('post.id')
    .where('post.id', 'in', livingAt(db, slug))
    .executeTakeFirst()
  if (!post) return false
  const first = await db
    .insertInto('post_view')
    .values({ post_id: post.id, day, visitor })
    .onConflict((c) => c.columns(['post_id', 'day', 'visitor']).doNothing())
    .returning('post_id')
    .executeTakeFirst()
  if (!first) return true
  await db
    .updateTable('post')
    .set((e) => ({ view_count: e('view_count', '+', 1) }))
    .where('id', '=', post.id)
    .execute()
  await db
    .insertInto('daily_view')
    .values({ post_id: post.id, day, views: 1 })
    .onConflict((c) =>
      c.columns(['post_id', 'day']).doUpdateSet((e) => ({ views: e('daily_view.views', '+', 1) })),
    )
    .execute()
  return true
}

/** The first one there is. */
export const findOldest = (db: Db, table: 'category' | 'author') =>
  db.selectFrom(table).select('id').orderBy('id').limit(1).executeTakeFirst()

const saltNames = 'visitor-salt:'

/** Where the secret of a day is kept. */
export const saltName = (day: string) => `${saltNames}${day}`

export const deleteSaltsBefore = (db: Db, day: string) =>
  db.deleteFrom('setting').where('name', 'like', `${saltNames}%`).where('name', '<', saltName(day)).execute()
