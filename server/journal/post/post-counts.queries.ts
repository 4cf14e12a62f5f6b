import { postStatuses, type PostStatus } from '../../../contract/journal/post-status.ts'
import type { Db } from '../../../db/open.ts'
import { readTally } from '../../platform/lists/tally.queries.ts'
import { isSeen, type Seen, seenPosts } from './post-status.queries.ts'
import { hasWords, type PostFilter } from './post.queries.ts'

const found = (db: Db, seen: Seen, { categorySlug, search }: PostFilter) =>
  seenPosts(db, seen)
    .$if(categorySlug !== undefined, (q) =>
      q.innerJoin('category', 'category.id', 'post.category_id').where('category.slug', '=', categorySlug!),
    )
    .$if(Boolean(search), (q) => q.where(hasWords(search!)))

const isNarrowed = ({ categorySlug, search }: PostFilter) => categorySlug !== undefined || Boolean(search)

/** Only what is still to come is counted: those posts are few, and no tally can tell when their moment passes. */
async function countByTally(db: Db) {
  const [{ draft, dated }, { scheduled }] = await Promise.all([
    readTally<'draft' | 'dated'>(db, 'post'),
    seenPosts(db, 'scheduled')
      .select((e) => e.fn.countAll<number>().as('scheduled'))
      .executeTakeFirstOrThrow(),
  ])
  return { draft, scheduled, published: dated - scheduled }
}

export const countByStatus = (db: Db, filter: PostFilter): Promise<Record<PostStatus, number>> =>
  isNarrowed(filter)
    ? found(db, 'any', filter)
        .select((e) =>
          postStatuses.map((status) => e.fn.countAll<number>().filterWhere(isSeen(status)).as(status)),
        )
        .executeTakeFirstOrThrow()
    : countByTally(db)

export async function countPosts(db: Db, seen: Seen, filter: PostFilter = {}) {
  if (!isNarrowed(filter)) {
    const counts = await countByTally(db)
    return seen === 'any' ? counts.draft + counts.scheduled + counts.published : counts[seen]
  }
  const { count } = await found(db, seen, filter)
    .select((e) => e.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  return count
}

/** Posts that stand on a category or an author, seen or not: they all hold on to it. */
export async function countPostsOf(db: Db, column: 'category_id' | 'author_id', id: string) {
  const { count } = await db
    .selectFrom('post')
    .select((e) => e.fn.countAll<number>().as('count'))
    .where(column, '=', id)
    .executeTakeFirstOrThrow()
  return count
}
