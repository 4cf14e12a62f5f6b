import { formatLongDate } from '../../../contract/dates.ts'
import type { Post } from '../../../contract/post.ts'
import { cleanBody } from './post-body.ts'
import type { PostRow } from './post.queries.ts'

/** The body is cleaned again on its way out: rows may be older than the rules, or restored from elsewhere. */
export const toPost = (row: PostRow): Post => ({
  _id: row.id,
  title: row.title,
  readingMinute: row.reading_minute,
  postCategory: row.category,
  cat_id: row.category_id,
  cat_slug: row.category_slug,
  author: row.author,
  author_id: row.author_id,
  slug: row.slug,
  thumbnail: row.thumbnail,
  postBody: cleanBody(row.body),
  excerpt: row.excerpt,
  publishDate: formatLongDate(row.published_at),
  publishedAt: row.published_at,
  updatedAt: row.updated_at,
  liked: row.liked,
  reactionCount: row.reaction_count,
  viewCount: row.view_count,
})
