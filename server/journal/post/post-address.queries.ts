import { sql } from 'kysely'
import type { Db } from '../../../db/open.ts'
import { conflict } from '../../platform/http/errors.ts'
import { postsWithStatus } from './post-status.queries.ts'

/** Literals, because the index of these rows does not apply to bound parameters. */
const banglaSlugs = (db: Db) =>
  db
    .selectFrom('translation as address')
    .where('address.kind', '=', sql.lit('post'))
    .where('address.field', '=', sql.lit('slug'))

/**
 * The post with this slug in either language: a link may combine the slug of one language with the path of the other.
 */
export const postIdsAt = (db: Db, slug: string) =>
  db
    .selectFrom('post as at')
    .select('at.id')
    .where('at.slug', '=', slug)
    .unionAll(banglaSlugs(db).select('address.record_id as id').where('address.text', '=', slug))

/** Whether another post has this slug in either language. */
export const isSlugTaken = async (db: Db, slug: string, exceptId: string | undefined) =>
  (await postIdsAt(db, slug).execute()).some(({ id }) => id !== exceptId)

/** `field` is the form field in which the slug was typed. */
export const slugTaken = (field = 'slug') => conflict('Another post already has this slug.', field)

export async function refuseTakenSlug(db: Db, slug: string, exceptId?: string, field?: string) {
  if (await isSlugTaken(db, slug, exceptId)) throw slugTaken(field)
}

export const findBanglaSlug = async (db: Db, id: string) =>
  (await banglaSlugs(db).select('address.text').where('address.record_id', '=', id).executeTakeFirst())?.text

/** For the sitemap: the newest addresses with the times of their last changes. */
export const listPostAddresses = (db: Db, limit: number) =>
  postsWithStatus(db, 'published')
    .leftJoin(banglaSlugs(db).select(['address.record_id', 'address.text']).as('bangla'), (join) =>
      join.onRef('bangla.record_id', '=', 'post.id'),
    )
    .select(['post.slug', 'bangla.text as bangla_slug', 'post.updated_at', 'post.published_at'])
    .orderBy('post.published_at', 'desc')
    .orderBy('post.id', 'desc')
    .limit(limit)
    .execute()

const saveFormerAddress = (db: Db, slug: string, postId: string) =>
  db
    .insertInto('post_address')
    .values({ slug, post_id: postId })
    .onConflict((c) => c.column('slug').doUpdateSet({ post_id: postId }))
    .execute()

/** A post may take the former address of another one, which then leads to the new post. */
export const deleteFormerAddress = (db: Db, slug: string) =>
  db.deleteFrom('post_address').where('slug', '=', slug).execute()

/** Stores the former slug, so that old links still find the post. */
export async function changeAddress(
  db: Db,
  postId: string,
  from: string | undefined,
  to: string | undefined,
) {
  if (from === to) return
  if (to) await deleteFormerAddress(db, to)
  if (from) await saveFormerAddress(db, from, postId)
}
