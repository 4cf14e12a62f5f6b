import { sql } from 'kysely'
import type { Db } from '../../../db/open.ts'
import { conflict } from '../../platform/http/errors.ts'
import { seenPosts } from './post-status.queries.ts'

/** Written out and not as parameters, or the index of these rows would not be used. */
const banglaSlugs = (db: Db) =>
  db
    .selectFrom('translation as address')
    .where('address.kind', '=', sql.lit('post'))
    .where('address.field', '=', sql.lit('slug'))

/** The post that lives there in either language: a visitor may bring the address of one into the folder of the other. */
export const livingAt = (db: Db, slug: string) =>
  db
    .selectFrom('post as at')
    .select('at.id')
    .where('at.slug', '=', slug)
    .unionAll(banglaSlugs(db).select('address.record_id as id').where('address.text', '=', slug))

/** Whether a post has this address in either language, other than this one. */
export const isTaken = async (db: Db, slug: string, exceptId: string | undefined) =>
  (await livingAt(db, slug).execute()).some(({ id }) => id !== exceptId)

/** Beside the field of a form in which it was typed. */
export const taken = (field = 'slug') => conflict('Another post already has this slug.', field)

export async function refuseTaken(db: Db, slug: string, exceptId?: string, field?: string) {
  if (await isTaken(db, slug, exceptId)) throw taken(field)
}

export const findBanglaSlug = async (db: Db, id: string) =>
  (await banglaSlugs(db).select('address.text').where('address.record_id', '=', id).executeTakeFirst())?.text

/** For crawlers: the newest addresses, with the times that tell when each page last changed. */
export const listPostAddresses = (db: Db, limit: number) =>
  seenPosts(db, 'published')
    .leftJoin(banglaSlugs(db).select(['address.record_id', 'address.text']).as('bangla'), (join) =>
      join.onRef('bangla.record_id', '=', 'post.id'),
    )
    .select(['post.slug', 'bangla.text as bangla_slug', 'post.updated_at', 'post.published_at'])
    .orderBy('post.published_at', 'desc')
    .orderBy('post.id', 'desc')
    .limit(limit)
    .execute()

const remember = (db: Db, slug: string, postId: string) =>
  db
    .insertInto('post_address')
    .values({ slug, post_id: postId })
    .onConflict((c) => c.column('slug').doUpdateSet({ post_id: postId }))
    .execute()

/** A post may take an address that another one left: the address then leads to it. */
export const forgetAddress = (db: Db, slug: string) =>
  db.deleteFrom('post_address').where('slug', '=', slug).execute()

/** Who follows a link to where a post was still finds it. */
export async function moveAddress(db: Db, postId: string, from: string | undefined, to: string | undefined) {
  if (from === to) return
  if (to) await forgetAddress(db, to)
  if (from) await remember(db, from, postId)
}
