import type { Content } from '../../../contract/shape/site.ts'
import type { Db } from '../../../db/open.ts'
import { hasPostStatus } from '../../journal/post/post-status.queries.ts'
import { hasStatus } from '../../portfolio/service/service.queries.ts'

/** Of which kinds of content visitors would find any. */
export async function findContent(db: Db): Promise<Omit<Content, 'email'>> {
  const { services, posts, work } = await db
    .selectNoFrom((e) => [
      e.exists(e.selectFrom('service').select('id').where(hasStatus('published'))).as('services'),
      e.exists(e.selectFrom('post').select('id').where(hasPostStatus('published'))).as('posts'),
      e.exists(e.selectFrom('work').select('id')).as('work'),
    ])
    .executeTakeFirstOrThrow()
  return { services: Boolean(services), posts: Boolean(posts), work: Boolean(work) }
}
