import { randomBytes } from 'node:crypto'
import type { ExpressionBuilder } from 'kysely'
import type { PostStatus } from '../../../contract/journal/post-status.ts'
import type { Db } from '../../../db/open.ts'
import type { Tables } from '../../../db/tables.ts'

/** Which posts a query returns. Everything that visitors read uses `published`. */
export type PostStatusFilter = PostStatus | 'any'

const now = () => new Date().toISOString()

export const statusOf = (publishedAt: string | null): PostStatus =>
  publishedAt === null ? 'draft' : publishedAt > now() ? 'scheduled' : 'published'

/** The only row filter that hides drafts and scheduled posts from everyone but the owner. */
export const hasPostStatus = (status: PostStatusFilter) => (e: ExpressionBuilder<Tables, 'post'>) => {
  if (status === 'any') return e.lit(true)
  if (status === 'draft') return e('post.published_at', 'is', null)
  return e('post.published_at', status === 'published' ? '<=' : '>', now())
}

export const postsWithStatus = (db: Db, status: PostStatusFilter) =>
  db.selectFrom('post').where(hasPostStatus(status))

/** A published post, or any post for a visitor with its preview key. */
export const isVisibleWithKey = (key: string | undefined) => (e: ExpressionBuilder<Tables, 'post'>) =>
  key ? e.or([hasPostStatus('published')(e), e('post.preview_key', '=', key)]) : hasPostStatus('published')(e)

/** The preview key of a post after saving. Publishing ends it, so a post that becomes a draft again gets a new one. */
export function previewKeyAfter(
  before: { published_at: string | null; preview_key: string | null },
  moment: string | null,
) {
  if (statusOf(moment) === 'published') return null
  const wasPublished = statusOf(before.published_at) === 'published'
  return wasPublished || !before.preview_key ? newPreviewKey() : before.preview_key
}

/** 192 random bits. */
export const newPreviewKey = () => randomBytes(24).toString('base64url')
