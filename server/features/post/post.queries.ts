import { sql } from 'kysely'
import type { ListQuery } from '../../../contract/paging.ts'
import type { PostInput } from '../../../contract/post.ts'
import { newId } from '../../../db/ids.ts'
import type { Db } from '../../../db/open.ts'
import { pageOf } from '../paging.ts'
import { contains } from '../search.ts'
import { cleanBody, excerptOf } from './post-body.ts'

const bare = (db: Db) =>
  db
    .selectFrom('post')
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
      'post.updated_at',
      'post.liked',
      'post.reaction_count',
      'post.view_count',
      'category.name as category',
      'category.slug as category_slug',
      'author.name as author',
    ])

const whole = (db: Db) => bare(db).select('post.body')
const bodiless = (db: Db) => bare(db).select(sql<string>`''`.as('body'))

export type PostRow = NonNullable<Awaited<ReturnType<typeof findPost>>>

export interface PostFilter {
  categorySlug?: string
  categoryId?: string
  authorId?: string
  /** Words of the title or of the slug. */
  search?: string
}

export const listPosts = (
  db: Db,
  { categorySlug, search }: PostFilter,
  withBody: boolean,
  query: ListQuery,
) => {
  const rows = withBody ? whole(db) : bodiless(db)
  return pageOf(
    rows
      .$if(categorySlug !== undefined, (q) => q.where('category.slug', '=', categorySlug!))
      .$if(Boolean(search), (q) =>
        q.where(({ or, ref }) =>
          or([contains(ref('post.title'), search!), contains(ref('post.slug'), search!)]),
        ),
      ),
    'post.id',
    query,
  )
}

export async function countPosts(db: Db, { categorySlug, categoryId, authorId, search }: PostFilter = {}) {
  const { count } = await db
    .selectFrom('post')
    .select((e) => e.fn.countAll<number>().as('count'))
    .$if(categorySlug !== undefined, (q) =>
      q.innerJoin('category', 'category.id', 'post.category_id').where('category.slug', '=', categorySlug!),
    )
    .$if(categoryId !== undefined, (q) => q.where('category_id', '=', categoryId!))
    .$if(authorId !== undefined, (q) => q.where('author_id', '=', authorId!))
    .$if(Boolean(search), (q) =>
      q.where(({ or, ref }) =>
        or([contains(ref('post.title'), search!), contains(ref('post.slug'), search!)]),
      ),
    )
    .executeTakeFirstOrThrow()
  return count
}

/** The posts published just before and just after the one with this id. */
export const findBeside = (db: Db, id: string) =>
  Promise.all([
    bodiless(db).where('post.id', '<', id).orderBy('post.id', 'desc').limit(1).executeTakeFirst(),
    bodiless(db).where('post.id', '>', id).orderBy('post.id', 'asc').limit(1).executeTakeFirst(),
  ])

/** The newest posts inside or outside of a category. */
export const listNewest = (db: Db, inside: '=' | '!=', categoryId: string, except: string, limit: number) =>
  bodiless(db)
    .where('post.category_id', inside, categoryId)
    .where('post.id', '!=', except)
    .orderBy('post.id', 'desc')
    .limit(limit)
    .execute()

export const findPost = (db: Db, id: string) => whole(db).where('post.id', '=', id).executeTakeFirst()

export const findPostBySlug = (db: Db, slug: string) =>
  whole(db).where('post.slug', '=', slug).executeTakeFirst()

export const findPostByOldSlug = (db: Db, slug: string) =>
  whole(db)
    .innerJoin('post_address', 'post_address.post_id', 'post.id')
    .where('post_address.slug', '=', slug)
    .executeTakeFirst()

const columns = (input: PostInput) => {
  const body = cleanBody(input.postBody)
  return {
    title: input.title,
    reading_minute: input.readingMinute,
    category_id: input.cat_id,
    author_id: input.author_id,
    slug: input.slug,
    thumbnail: input.thumbnail,
    body,
    excerpt: excerptOf(body),
  }
}

export async function insertPost(db: Db, input: PostInput) {
  const id = newId()
  const now = new Date().toISOString()
  await db
    .insertInto('post')
    .values({ id, ...columns(input), published_at: now, created_at: now, updated_at: now })
    .execute()
  return id
}

export const updatePost = (db: Db, id: string, input: PostInput) =>
  db
    .updateTable('post')
    .set({ ...columns(input), updated_at: new Date().toISOString() })
    .where('id', '=', id)
    .execute()

export const deletePost = (db: Db, id: string) =>
  db.deleteFrom('post').where('id', '=', id).returning('id').executeTakeFirst()

/** Holds the post until the transaction ends and tells the address it has now, if it still is of that version. */
export const lockPost = (db: Db, id: string, version: string | undefined) =>
  db
    .updateTable('post')
    .set({ updated_at: new Date().toISOString() })
    .where('id', '=', id)
    .$if(version !== undefined, (query) => query.where('updated_at', '=', version!))
    .returning('slug')
    .executeTakeFirst()

export const rememberAddress = (db: Db, slug: string, postId: string) =>
  db
    .insertInto('post_address')
    .values({ slug, post_id: postId })
    .onConflict((c) => c.column('slug').doUpdateSet({ post_id: postId }))
    .execute()

export const forgetAddress = (db: Db, slug: string) =>
  db.deleteFrom('post_address').where('slug', '=', slug).execute()

export async function recordView(db: Db, slug: string, day: string, visitor: string) {
  const post = await db.selectFrom('post').select('id').where('slug', '=', slug).executeTakeFirst()
  if (!post) return
  const first = await db
    .insertInto('post_view')
    .values({ post_id: post.id, day, visitor })
    .onConflict((c) => c.columns(['post_id', 'day', 'visitor']).doNothing())
    .returning('post_id')
    .executeTakeFirst()
  if (!first) return
  await db
    .updateTable('post')
    .set((e) => ({ view_count: e('view_count', '+', 1) }))
    .where('id', '=', post.id)
    .execute()
}
