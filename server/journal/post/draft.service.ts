import { placeholderPicture } from '../../../contract/portfolio/placeholder-picture.ts'
import type { DraftInput, PostInput } from '../../../contract/journal/post.ts'
import { slugify } from '../../../contract/shape/slug.ts'
import type { Db } from '../../../db/open.ts'
import { conflict, invalid, notUpdated } from '../../platform/http/errors.ts'
import { findCategorySlug } from '../category/category.queries.ts'
import { explainConstraint } from './constraint-errors.ts'
import { isSlugTaken, refuseTakenSlug } from './post-address.queries.ts'
import { cleanBody } from './post-body.ts'
import * as queries from './post.queries.ts'

/** Visitors see categories and authors, so a draft uses existing ones and never creates any. */
async function categoryAndAuthor(db: Db, { cat_id, author_id }: DraftInput) {
  const category = cat_id || (await queries.findOldest(db, 'category'))?.id
  if (!category) throw invalid('cat_id', 'Choose a category.')
  const author = author_id || (await queries.findOldest(db, 'author'))?.id
  if (!author) throw invalid('author_id', 'Choose an author.')
  return { cat_id: category, author_id: author }
}

/** Made of category and title, with a number appended while another post has the slug. */
async function slugFor(db: Db, categoryId: string, title: string, exceptId: string | undefined) {
  const category = await findCategorySlug(db, categoryId)
  const wanted = `${category?.slug || 'notes'}/${slugify(title) || 'draft'}`
  let slug = wanted
  for (let count = 2; await isSlugTaken(db, slug, exceptId); count++) slug = `${wanted}-${count}`
  return slug
}

/** Fills in what a draft lacks, so that it can be shown and listed like any other post. */
async function complete(db: Db, { _id, ...draft }: DraftInput): Promise<PostInput> {
  const references = await categoryAndAuthor(db, draft)
  return {
    ...draft,
    ...references,
    slug: draft.slug || (await slugFor(db, references.cat_id, draft.title, _id)),
    thumbnail: draft.thumbnail || placeholderPicture,
    readingMinute: draft.readingMinute ?? 0,
    publishedAt: null,
  }
}

const alreadyPublished = () =>
  conflict('This post is published or scheduled. Save it, and choose there whether it becomes a draft again.')

/** Refuses to overwrite a draft that was saved elsewhere since, or a post that is published or scheduled. */
export const saveDraft = (db: Db, draft: DraftInput) =>
  db
    .transaction()
    .execute(async (trx) => {
      const { _id, version } = draft
      const before = _id === undefined ? undefined : await queries.lockPost(trx, _id, version)
      if (_id !== undefined && !before) throw notUpdated('post', await queries.findPost(trx, _id))
      if (before?.published_at) throw alreadyPublished()
      const input = await complete(trx, { ...draft, postBody: cleanBody(draft.postBody) })
      await refuseTakenSlug(trx, input.slug, _id)
      if (_id === undefined) {
        const made = await queries.insertPost(trx, input)
        const { updated_at } = (await queries.findPost(trx, made))!
        return { _id: made, version: updated_at, slug: input.slug }
      }
      const saved = await queries.updatePost(trx, _id, input, before!)
      return { _id, version: saved.version, slug: input.slug }
    })
    .catch(explainConstraint)
