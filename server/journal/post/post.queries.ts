import { sql, type ExpressionBuilder } from 'kysely'
import type { ListQuery } from '../../../contract/shape/paging.ts'
import type { PostInput } from '../../../contract/journal/post.ts'
import { newId } from '../../../db/ids.ts'
import type { Db } from '../../../db/open.ts'
import type { Tables } from '../../../db/tables.ts'
import { pageOf } from '../../platform/lists/paging.ts'
import { contains, translationContains } from '../../platform/lists/search.ts'
import { cleanBody, excerptOf } from './post-body.ts'
import { postIdsAt } from './post-address.queries.ts'
import {
  isVisibleWithKey,
  hasPostStatus,
  previewKeyAfter,
  newPreviewKey,
  type PostStatusFilter,
  postsWithStatus,
} from './post-status.queries.ts'

const selectPosts = (db: Db, status: PostStatusFilter) =>
  postsWithStatus(db, status)
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

const selectWholePosts = (db: Db, status: PostStatusFilter) => selectPosts(db, status).select('post.body')
const selectPostsWithoutBody = (db: Db, status: PostStatusFilter) =>
  selectPosts(db, status).select(sql<string>`''`.as('body'))

export type PostRow = NonNullable<Awaited<ReturnType<typeof findPost>>>

export interface PostFilter {
  categorySlug?: string
  /** Matches the title or the slug. */
  search?: string
}

export const matchesSearch = (words: string) => (e: ExpressionBuilder<Tables, 'post'>) =>
  e.or([
    contains(e.ref('post.title'), words),
    contains(e.ref('post.slug'), words),
    translationContains('post', e.ref('post.id'), ['title'], words),
  ])

/** In the order of publishing. Drafts count as the newest. */
export const listPosts = (
  db: Db,
  status: PostStatusFilter,
  { categorySlug, search }: PostFilter,
  withBody: boolean,
  query: ListQuery,
) => {
  const rows = withBody ? selectWholePosts(db, status) : selectPostsWithoutBody(db, status)
  return pageOf(
    rows
      .$if(categorySlug !== undefined, (q) => q.where('category.slug', '=', categorySlug!))
      .$if(Boolean(search), (q) => q.where(matchesSearch(search!))),
    ['post.published_at', 'post.id'],
    query,
  )
}

export interface PublishedPosition {
  publishedAt: string
  id: string
}

/** The posts published just before and just after this one. */
export const findAdjacentPosts = (db: Db, { publishedAt, id }: PublishedPosition) => {
  const nearest = (side: '<' | '>', order: 'asc' | 'desc') =>
    selectPostsWithoutBody(db, 'published')
      .where((e) => e(e.refTuple('post.published_at', 'post.id'), side, e.tuple(publishedAt, id)))
      .orderBy('post.published_at', order)
      .orderBy('post.id', order)
      .limit(1)
      .executeTakeFirst()
  return Promise.all([nearest('<', 'desc'), nearest('>', 'asc')])
}

/** The newest posts inside (`=`) or outside (`!=`) of a category. */
export const listNewest = (db: Db, inside: '=' | '!=', categoryId: string, except: string, limit: number) =>
  selectPostsWithoutBody(db, 'published')
    .where('post.category_id', inside, categoryId)
    .where('post.id', '!=', except)
    .orderBy('post.published_at', 'desc')
    .orderBy('post.id', 'desc')
    .limit(limit)
    .execute()

export const findPost = (db: Db, id: string) =>
  selectWholePosts(db, 'any').where('post.id', '=', id).executeTakeFirst()

export const findPostBySlug = (db: Db, slug: string, previewKey: string | undefined) =>
  selectWholePosts(db, 'any')
    .where(isVisibleWithKey(previewKey))
    .where('post.id', 'in', postIdsAt(db, slug))
    .executeTakeFirst()

export const findPostByOldSlug = (db: Db, slug: string, previewKey: string | undefined) =>
  selectWholePosts(db, 'any')
    .where(isVisibleWithKey(previewKey))
    .innerJoin('post_address', 'post_address.post_id', 'post.id')
    .where('post_address.slug', '=', slug)
    .executeTakeFirst()

/** When the next scheduled post is published. */
export const nextPublishing = async (db: Db) => {
  const next = await postsWithStatus(db, 'scheduled')
    .select((e) => e.fn.min('post.published_at').as('at'))
    .executeTakeFirst()
  return next?.at ?? null
}

interface SavedPublication {
  published_at: string | null
  preview_key: string | null
}

const columns = (input: PostInput, now: string, before: SavedPublication) => {
  const body = cleanBody(input.postBody)
  const { publishedAt = before.published_at } = input
  const moment = publishedAt === 'now' ? now : publishedAt
  return {
    updated_at: now,
    published_at: moment,
    preview_key: previewKeyAfter(before, moment),
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

/** Returns the new version. */
export const updatePost = (db: Db, id: string, input: PostInput, before: SavedPublication) =>
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
    .where((e) => e.or([hasPostStatus('draft')(e), hasPostStatus('scheduled')(e)]))
    .returning('id')
    .executeTakeFirst()

export const deletePost = (db: Db, id: string) =>
  db.deleteFrom('post').where('id', '=', id).returning('id').executeTakeFirst()

/**
 * Locks the post until the transaction ends and returns its former slug and publishing state, if the version matches.
 */
export const lockPost = (db: Db, id: string, version: string | undefined) =>
  db
    .updateTable('post')
    .set({ updated_at: new Date().toISOString() })
    .where('id', '=', id)
    .$if(version !== undefined, (query) => query.where('updated_at', '=', version!))
    .returning(['slug', 'published_at', 'preview_key'])
    .executeTakeFirst()

/** Returns whether there is a published post with this slug. */
export async function recordView(db: Db, slug: string, day: string, visitor: string) {
  const post = await postsWithStatus(db, 'published')
    .select('post.id')
    .where('post.id', 'in', postIdsAt(db, slug))
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

export const findOldest = (db: Db, table: 'category' | 'author') =>
  db.selectFrom(table).select('id').orderBy('id').limit(1).executeTakeFirst()

const saltPrefix = 'visitor-salt:'

/** The settings key of the salt of a day. */
export const saltName = (day: string) => `${saltPrefix}${day}`

export const deleteSaltsBefore = (db: Db, day: string) =>
  db.deleteFrom('setting').where('name', 'like', `${saltPrefix}%`).where('name', '<', saltName(day)).execute()
