import { postStatuses, type PostStatus } from '../../../contract/journal/post-status.ts'
import type { Db } from '../../../db/open.ts'
import { readTally } from '../../platform/lists/tally.queries.ts'
import { hasPostStatus, type PostStatusFilter, postsWithStatus } from './post-status.queries.ts'
import { matchesSearch, type PostFilter } from './post.queries.ts'

const filtered = (db: Db, status: PostStatusFilter, { categorySlug, search }: PostFilter) =>
  postsWithStatus(db, status)
    .$if(categorySlug !== undefined, (q) =>
      q.innerJoin('category', 'category.id', 'post.category_id').where('category.slug', '=', categorySlug!),
    )
    .$if(Boolean(search), (q) => q.where(matchesSearch(search!)))

const isNarrowed = ({ categorySlug, search }: PostFilter) => categorySlug !== undefined || Boolean(search)

/** Counts only scheduled posts, which are few; a tally does not change when their time comes. */
async function countByTally(db: Db) {
  const [{ draft, dated }, { scheduled }] = await Promise.all([
    readTally<'draft' | 'dated'>(db, 'post'),
    postsWithStatus(db, 'scheduled')
      .select((e) => e.fn.countAll<number>().as('scheduled'))
      .executeTakeFirstOrThrow(),
  ])
  return { draft, scheduled, published: dated - scheduled }
}

export const countByStatus = (db: Db, filter: PostFilter): Promise<Record<PostStatus, number>> =>
  isNarrowed(filter)
    ? filtered(db, 'any', filter)
        .select((e) =>
          postStatuses.map((status) => e.fn.countAll<number>().filterWhere(hasPostStatus(status)).as(status)),
        )
        .executeTakeFirstOrThrow()
    : countByTally(db)

export async function countPosts(db: Db, status: PostStatusFilter, filter: PostFilter = {}) {
  if (!isNarrowed(filter)) {
    const counts = await countByTally(db)
    return status === 'any' ? counts.draft + counts.scheduled + counts.published : counts[status]
  }
  const { count } = await filtered(db, status, filter)
    .select((e) => e.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  return count
}

/** Posts of any status that use a category or an author. */
export async function countPostsOf(db: Db, column: 'category_id' | 'author_id', id: string) {
  const { count } = await db
    .selectFrom('post')
    .select((e) => e.fn.countAll<number>().as('count'))
    .where(column, '=', id)
    .executeTakeFirstOrThrow()
  return count
}
