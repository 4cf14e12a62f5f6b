import type { ExpressionBuilder } from 'kysely'
import type { PostStatus } from '../../../contract/post-status.ts'
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
