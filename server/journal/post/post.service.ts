import { required } from '../../../contract/shape/field-refusals.ts'
import type { ListQuery } from '../../../contract/shape/paging.ts'
import type { Post, PostChange, PostInput } from '../../../contract/journal/post.ts'
import { insecurePicture, pictureProblem } from '../../../contract/shape/web-address.ts'
import type { Db } from '../../../db/open.ts'
import { conflict, invalid, notFound, notUpdated } from '../../platform/http/errors.ts'
import { removeTranslations } from '../../platform/translation/translation.queries.ts'
import { picturesOf } from '../../portfolio/picture/picture.service.ts'
import {
  findBanglaSlug,
  deleteFormerAddress,
  changeAddress,
  refuseTakenSlug,
} from './post-address.queries.ts'
import { cleanBody, isEmptyBody } from './post-body.ts'
import { bodySources, withBodyPictures } from './post-pictures.ts'
import type { PostStatusFilter } from './post-status.queries.ts'
import { postsInReadersLanguage } from './translated-posts.ts'
import { publishedAtOrNow, toPost, toShownPost } from './post.mapper.ts'
import { explainConstraint } from './constraint-errors.ts'
import { countByStatus, countPosts } from './post-counts.queries.ts'
import * as queries from './post.queries.ts'

interface PostListQuery extends ListQuery {
  body: 'full' | 'none'
  category?: string
  search?: string
  status: PostStatusFilter
}

/** Finds the pictures of all bodies and thumbnails with one query. Those of bodies are rendered into the text. */
async function withPostPictures<P extends Post>(db: Db, originals: P[]) {
  const posts = await postsInReadersLanguage(db, originals)
  const named = posts.flatMap(({ thumbnail, postBody }) => [thumbnail, ...bodySources(postBody)])
  const known = await picturesOf(db, named)
  const thumbnails = new Set(posts.map(({ thumbnail }) => thumbnail))
  return {
    posts: posts.map((post) => ({ ...post, postBody: withBodyPictures(post.postBody, known) })),
    pictures: known.filter(({ src }) => thumbnails.has(src)),
  }
}

export async function listPosts(db: Db, { body, category, search, status, ...query }: PostListQuery) {
  const filter = { categorySlug: category?.normalize('NFC'), search }
  const [rows, total] = await Promise.all([
    queries.listPosts(db, status, filter, body === 'full', query),
    countPosts(db, status, filter),
  ])
  const { posts, pictures } = await withPostPictures(db, rows.map(toPost))
  return { data: posts, total, pictures }
}

export const countPublished = (db: Db) => countPosts(db, 'published')

/** With the number of posts of each status. */
export async function listPostsForOwner(db: Db, query: PostListQuery) {
  const filter = { categorySlug: query.category?.normalize('NFC'), search: query.search }
  const [list, counts] = await Promise.all([listPosts(db, query), countByStatus(db, filter)])
  return { ...list, counts }
}

/** For the editor: the body stays as written, and its pictures are listed separately. */
export async function getPost(db: Db, id: string) {
  const row = await queries.findPost(db, id)
  if (!row) throw notFound('post')
  const data = { ...toPost(row), previewKey: row.preview_key }
  return { data, pictures: await picturesOf(db, [data.thumbnail, ...bodySources(data.postBody)]) }
}

async function findRowAt(db: Db, address: string, previewKey?: string) {
  const slug = address.normalize('NFC')
  const row =
    (await queries.findPostBySlug(db, slug, previewKey)) ??
    (await queries.findPostByOldSlug(db, slug, previewKey))
  if (!row) throw notFound('post')
  return row
}

/** Former addresses work too. `slugs` has the current ones, so that the caller can redirect. */
export async function getPostBySlug(db: Db, address: string, previewKey?: string) {
  const row = await findRowAt(db, address, previewKey)
  const [{ posts, pictures }, bangla] = await Promise.all([
    withPostPictures(db, [toShownPost(row)]),
    findBanglaSlug(db, row.id),
  ])
  return { data: posts[0]!, pictures, slugs: { en: row.slug, bn: bangla ?? row.slug } }
}

const relatedPosts = 3

async function findRelated(db: Db, id: string, categoryId: string) {
  const sameCategory = await queries.listNewest(db, '=', categoryId, id, relatedPosts)
  const missing = relatedPosts - sameCategory.length
  return missing > 0
    ? [...sameCategory, ...(await queries.listNewest(db, '!=', categoryId, id, missing))]
    : sameCategory
}

export async function getNeighbours(db: Db, address: string, previewKey?: string) {
  const row = await findRowAt(db, address, previewKey)
  const [adjacent, related] = await Promise.all([
    queries.findAdjacentPosts(db, { id: row.id, publishedAt: publishedAtOrNow(row) }),
    findRelated(db, row.id, row.category_id),
  ])
  const rows = [...adjacent, ...related].filter((row) => row !== undefined)
  const posts = new Map((await postsInReadersLanguage(db, rows.map(toPost))).map((post) => [post._id, post]))
  const [previous, next] = adjacent.map((row) => (row ? posts.get(row.id)! : null))
  const data = {
    previous: previous ?? null,
    next: next ?? null,
    related: related.map(({ id }) => posts.get(id)!),
  }
  return {
    data,
    pictures: await picturesOf(
      db,
      data.related.map(({ thumbnail }) => thumbnail),
    ),
  }
}

/** Checks the sanitised body: removed markup does not count as text, and a picture alone is enough. */
function checkBody({ postBody }: PostInput) {
  const body = cleanBody(postBody)
  if (isEmptyBody(body)) throw invalid('postBody', required('Post body').error())
  if (bodySources(body).some((src) => pictureProblem(src) === insecurePicture))
    throw invalid('postBody', insecurePicture)
}

export const addPost = (db: Db, input: PostInput) =>
  db
    .transaction()
    .execute(async (trx) => {
      checkBody(input)
      await refuseTakenSlug(trx, input.slug)
      await deleteFormerAddress(trx, input.slug)
      return queries.insertPost(trx, input)
    })
    .catch(explainConstraint)

export const updatePost = (db: Db, id: string, { version, ...input }: PostChange) =>
  db
    .transaction()
    .execute(async (trx) => {
      checkBody(input)
      const before = await queries.lockPost(trx, id, version)
      if (!before) throw notUpdated('post', await queries.findPost(trx, id))
      await refuseTakenSlug(trx, input.slug, id)
      await changeAddress(trx, id, before.slug, input.slug)
      return queries.updatePost(trx, id, input, before)
    })
    .catch(explainConstraint)

export async function renewPreview(db: Db, id: string) {
  if (await queries.renewPreviewKey(db, id)) return
  if (!(await queries.findPost(db, id))) throw notFound('post')
  throw conflict('This post is published. Everyone can see it.')
}

export const deletePost = (db: Db, id: string) =>
  db.transaction().execute(async (trx) => {
    if (!(await queries.deletePost(trx, id))) throw notFound('post')
    await removeTranslations(trx, 'post', id)
  })
