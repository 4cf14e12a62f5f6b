import type { Db } from '../open.ts'
import { bookings } from './bookings.ts'
import { messages } from './messages.ts'
import { people } from './people.ts'
import { posts } from './posts.ts'
import { services } from './services.ts'

/** Whether any demo content is still there. */
export async function hasDemoRows(db: Db) {
  const { found } = await db
    .selectNoFrom((e) =>
      e
        .or([
          e.exists(
            e
              .selectFrom('user')
              .select('id')
              .where(
                'email',
                'in',
                people.map(({ email }) => email),
              ),
          ),
          e.exists(
            e
              .selectFrom('post')
              .select('id')
              .where(
                'slug',
                'in',
                posts.map(({ slug }) => slug),
              ),
          ),
          e.exists(
            e
              .selectFrom('service')
              .select('id')
              .where(
                'title',
                'in',
                services.map(({ title }) => title),
              )
              .where('thumbnail', 'like', '/media/demo/%'),
          ),
          e.exists(
            e
              .selectFrom('booking')
              .select('id')
              .where(
                'email',
                'in',
                bookings.map(({ email }) => email),
              ),
          ),
          e.exists(
            e
              .selectFrom('message')
              .select('id')
              .where(
                'email',
                'in',
                messages.map(({ email }) => email),
              ),
          ),
        ])
        .as('found'),
    )
    .executeTakeFirstOrThrow()
  return Boolean(found)
}
