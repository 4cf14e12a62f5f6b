import { randomBytes } from 'node:crypto'
import type { ExpressionBuilder } from 'kysely'
import type { PostStatus } from '../../../contract/journal/post-status.ts'
import type { Db } from '../../../db/open.ts'
import type { Tables } from '../../../db/tables.ts'

/** Which posts a read may see. Everything that visitors read asks for `published`. */
export type Seen = PostStatus | 'any'

const now = () => new Date().toISOString()

export const statusOf = (publishedAt: string | null): PostStatus =>
  publishedAt === null ? 'draft' : publishedAt > now() ? 'scheduled' : 'published'

/** The one row filter by which a draft, or a post whose moment has not come, is nobody's but the owner's. */
export const isSeen = (seen: Seen) => (e: ExpressionBuilder<Tables, 'post'>) => {
  if (seen === 'any') return e.lit(true)
  if (seen === 'draft') return e('post.published_at', 'is', null)
  return e('post.published_at', seen === 'published' ? '<=' : '>', now())
}

export const seenPosts = (db: Db, seen: Seen) => db.selectFrom('post').where(isSeen(seen))

/** What an address opens: a published post, and another one to whoever has its key. */
export const isOpen = (key: string | undefined) => (e: ExpressionBuilder<Tables, 'post'>) =>
  key ? e.or([isSeen('published')(e), e('post.preview_key', '=', key)]) : isSeen('published')(e)

/**
 * The key of a post after it was saved. It ends with the first moment that visitors see the post: one that is taken
 * back later gets another.
 */
export function keyAfter(
  before: { published_at: string | null; preview_key: string | null },
  moment: string | null,
) {
  if (statusOf(moment) === 'published') return null
  const wasOut = statusOf(before.published_at) === 'published'
  return wasOut || !before.preview_key ? newPreviewKey() : before.preview_key
}

/** Beyond guessing. */
export const newPreviewKey = () => randomBytes(24).toString('base64url')
