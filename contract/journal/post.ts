import { z } from '../shape/zod.ts'
import { languages } from '../../language/languages.ts'
import { endpoint } from '../shape/endpoint.ts'
import { countReply, createdReply, dataReply, doneReply, listReply, savedReply } from '../shape/envelope.ts'
import {
  chosen,
  id,
  idParams,
  optionalText,
  requiredText,
  thumbnailUrl,
  timestamp,
  version,
  wholeNumber,
} from '../shape/fields.ts'
import { issueSentence } from '../shape/errors.ts'
import { listQuery, searchWords } from '../shape/paging.ts'
import { pictured } from '../portfolio/picture.ts'
import { postStatuses } from './post-status.ts'
import { postSlug } from '../shape/slug.ts'

/** Of all posts that match the search, whatever the status filter. */
const postCounts = z.record(z.enum(postStatuses), z.int().min(0))
export type PostCounts = z.infer<typeof postCounts>

export const post = z.object({
  _id: id,
  title: z.string(),
  readingMinute: z.int().min(0),
  postCategory: z.string(),
  cat_id: id,
  /** The category's current slug, used by filters; the address of the post may have an older one. */
  cat_slug: z.string(),
  author: z.string(),
  author_id: id,
  slug: postSlug,
  thumbnail: z.string(),
  postBody: z.string(),
  /** The first 70 characters of the body without markup. */
  excerpt: z.string(),
  /** The day of `publishedAt` as shown; empty for a draft. */
  publishDate: z.string(),
  publishedAt: timestamp.nullable(),
  status: z.enum(postStatuses),
  updatedAt: timestamp,
  liked: z.boolean(),
  reactionCount: z.int().min(0),
  viewCount: z.int().min(0),
  /** For search engines; if empty, the title and the first words are used. */
  seoTitle: z.string(),
  seoDescription: z.string(),
})
export type Post = z.infer<typeof post>

/** For the page of the post. */
export const shownPost = post.extend({ publishedAt: timestamp })
export type ShownPost = z.infer<typeof shownPost>

/** For cards and lists. */
export const postCard = post.pick({
  _id: true,
  title: true,
  slug: true,
  thumbnail: true,
  excerpt: true,
  postCategory: true,
  author: true,
  publishDate: true,
  publishedAt: true,
})
export type PostCard = z.infer<typeof postCard>

const chooseMoment = 'Choose a date and a time.'
/** Times are compared as text, so all have the same format. */
const moment = z.iso.datetime(chooseMoment).transform((text) => new Date(text).toISOString())

/** Names of category and author follow from their ids; the server sets counters and dates. */
export const postInput = z.object({
  title: requiredText('Title', 200),
  readingMinute: wholeNumber('Reading minutes', 1000),
  cat_id: chosen('a category'),
  author_id: chosen('an author'),
  slug: postSlug,
  thumbnail: thumbnailUrl,
  postBody: requiredText('Post body', 200_000),
  seoTitle: optionalText('Heading', 120),
  seoDescription: optionalText('Text', 300),
  /**
   * `now`, a time in the future or past, or null for a draft. If left out, a new post is published and an existing one
   * keeps its time.
   */
  publishedAt: z.union([z.literal('now'), moment, z.null()], chooseMoment).optional(),
})
export type PostInput = z.output<typeof postInput>

/** Its version is when it was last updated. */
export const postChange = postInput.extend({ version })
export type PostChange = z.output<typeof postChange>

const orEmpty = <T extends z.ZodType>(rule: T) => z.union([z.literal(''), rule]).optional()

/** An unfinished draft: a title is enough, the rest gets defaults. */
export const draftInput = z.object({
  /** The draft that was saved before. */
  _id: id.optional(),
  version,
  title: requiredText('Title', 200),
  readingMinute: z
    .preprocess((typed) => (typed === '' ? 0 : typed), wholeNumber('Reading minutes', 1000))
    .optional(),
  cat_id: orEmpty(id),
  author_id: orEmpty(id),
  slug: orEmpty(postSlug),
  thumbnail: orEmpty(thumbnailUrl),
  postBody: z.string().trim().max(200_000, 'Post body is too long.').default(''),
  seoTitle: optionalText('Heading', 120),
  seoDescription: optionalText('Text', 300),
})
export type DraftInput = z.output<typeof draftInput>

/** Validates the form: drafts loosely, everything else as visitors will see it. */
export const postOrDraft = z.custom<z.input<typeof postInput>>().transform((written, context): PostInput => {
  const isDraft = written.publishedAt === null
  const read = (isDraft ? draftInput : postInput).safeParse(written, { error: issueSentence })
  if (read.success) return { ...(read.data as PostInput), ...(isDraft && { publishedAt: null }) }
  for (const { path, message } of read.error.issues) context.addIssue({ code: 'custom', path, message })
  return z.NEVER
})

/** For editing. An unpublished post has a key that opens its preview. */
export const ownPost = post.extend({ previewKey: z.string().nullable() })
export type OwnPost = z.infer<typeof ownPost>

const previewQuery = z.object({ preview: z.string().max(100).optional() })

/** Its address in each language; `slug` is that of the reader's language. */
const slugs = z.record(z.enum(languages), postSlug)

const address = z.object({ cat_slug: z.string().max(300), slug: z.string().max(300) })

export const postEndpoints = {
  list: endpoint({
    method: 'GET',
    path: '/blogs',
    access: 'public',
    variesBy: 'owner',
    cached: 'for-all',
    summary:
      'Posts, oldest first unless sorted; `body=none` leaves the bodies out, `category` filters by slug, `search` looks in titles and slugs; the owner may ask for those that are not published with `status`',
    query: listQuery.extend({
      body: z.enum(['full', 'none'], 'Body is full or none.').default('full'),
      category: z.string().max(300).optional(),
      search: searchWords,
      status: z
        .enum([...postStatuses, 'any'], 'Status is draft, scheduled, published or any.')
        .default('published'),
    }),
    reply: listReply(post).extend(pictured).extend({ counts: postCounts.optional() }),
  }),
  bySlug: endpoint({
    method: 'GET',
    path: '/single-blog/{cat_slug}/{slug}',
    access: 'public',
    cached: 'for-all',
    summary:
      'One post by its address in either language; a former address finds it too, and `preview` opens an unpublished one',
    params: address,
    query: previewQuery,
    reply: dataReply(shownPost).extend(pictured).extend({ slugs }),
  }),
  neighbours: endpoint({
    method: 'GET',
    path: '/blog-neighbours/{cat_slug}/{slug}',
    access: 'public',
    cached: 'for-all',
    summary: 'The posts before and after this one, and up to three to read next',
    params: address,
    query: previewQuery,
    reply: dataReply(
      z.object({
        /** The next older one. */
        previous: postCard.nullable(),
        next: postCard.nullable(),
        /** The newest of its category, filled up with the newest of the others. */
        related: z.array(postCard),
      }),
    ).extend(pictured),
  }),
  one: endpoint({
    method: 'GET',
    path: '/get-single-blog/{id}',
    access: 'owner',
    summary: 'One post by id, for editing',
    params: idParams,
    reply: dataReply(ownPost).extend(pictured),
  }),
  add: endpoint({
    method: 'POST',
    path: '/add-new-blog',
    access: 'owner',
    summary: 'Add a post, published now unless `publishedAt` says otherwise',
    body: postInput,
    status: 201,
    reply: createdReply,
  }),
  update: endpoint({
    method: 'PUT',
    path: '/update-blog/{id}',
    access: 'owner',
    summary: 'Update a post; with `version`, only if it was not changed in the meantime',
    params: idParams,
    body: postChange,
    reply: savedReply,
  }),
  saveDraft: endpoint({
    method: 'POST',
    path: '/save-draft',
    access: 'owner',
    summary: 'Save a draft: a new one, or with `_id` an existing one',
    body: draftInput,
    reply: doneReply.extend({ data: z.object({ _id: id, version: timestamp, slug: postSlug }) }),
  }),
  renewPreview: endpoint({
    method: 'PATCH',
    path: '/renew-preview/{id}',
    access: 'owner',
    summary: 'Renew the preview link of an unpublished post; the old one stops working',
    params: idParams,
    reply: doneReply,
  }),
  remove: endpoint({
    method: 'DELETE',
    path: '/delete-blog/{id}',
    access: 'owner',
    summary: 'Delete a post',
    params: idParams,
    reply: doneReply,
  }),
  count: endpoint({
    method: 'GET',
    path: '/blog-count',
    access: 'public',
    cached: 'for-all',
    summary: 'The number of posts',
    reply: countReply,
  }),
}
