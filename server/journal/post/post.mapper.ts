import { formatLongDate } from '../../../contract/shape/dates.ts'
import type { Post, ShownPost } from '../../../contract/journal/post.ts'
import { cleanBody } from './post-body.ts'
import { statusOf } from './post-status.queries.ts'
import type { PostRow } from './post.queries.ts'

/** Sanitises the body again, because rows may be older than the rules or come from a backup. */
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
  publishDate: row.published_at === null ? '' : formatLongDate(row.published_at),
  publishedAt: row.published_at,
  status: statusOf(row.published_at),
  updatedAt: row.updated_at,
  liked: row.liked,
  reactionCount: row.reaction_count,
  viewCount: row.view_count,
  seoTitle: row.seo_title,
  seoDescription: row.seo_description,
})

/** Drafts are shown and ordered as if they were published now. */
export const publishedAtOrNow = ({ published_at }: PostRow) => published_at ?? new Date().toISOString()

export const toShownPost = (row: PostRow): ShownPost => {
  const published_at = publishedAtOrNow(row)
  return { ...toPost(row), publishedAt: published_at, publishDate: formatLongDate(published_at) }
}
