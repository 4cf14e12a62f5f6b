import { sql } from 'kysely'
import type { Viewer } from '../../../contract/shape/identity.ts'
import type { ListQuery } from '../../../contract/shape/paging.ts'
import type { ReviewChange, ReviewFilter, ReviewInput } from '../../../contract/portfolio/review.ts'
import { newId } from '../../../db/ids.ts'
import type { Db } from '../../../db/open.ts'
import { pageOf } from '../../platform/lists/paging.ts'
import { contains } from '../../platform/lists/search.ts'

const reviews = (db: Db) =>
  db
    .selectFrom('review')
    .innerJoin('service', 'service.id', 'review.service_id')
    .selectAll('review')
    .select([
      'service.title as service_name',
      'service.thumbnail as service_thumbnail',
      'service.status as service_status',
    ])

export type ReviewRow = Awaited<ReturnType<typeof findReview>> & {}

export const findReview = (db: Db, id: string) => reviews(db).where('review.id', '=', id).executeTakeFirst()

export const listReviewsOfService = (db: Db, serviceId: string, query: ListQuery) =>
  pageOf(reviews(db).where('service_id', '=', serviceId), 'review.id', query)

const maxCandidates = 50

/** Candidates for the quote on Home, newest first. */
export const listQuoteCandidates = (db: Db) =>
  reviews(db)
    .where('review.rating', '=', 5)
    .where('service.status', '=', 'published')
    .orderBy('review.id', 'desc')
    .limit(maxCandidates)
    .execute()

export const listReviewsOfUser = (db: Db, uid: string, query: ListQuery) =>
  pageOf(reviews(db).where('user_id', '=', uid), 'review.id', query)

const filtered = (db: Db, { search, service, rating }: ReviewFilter) =>
  reviews(db)
    .$if(service !== undefined, (query) => query.where('review.service_id', '=', service!))
    .$if(rating !== undefined, (query) => query.where('review.rating', '=', rating!))
    .$if(Boolean(search), (query) =>
      query.where((e) =>
        e.or([
          contains(e.ref('review.review'), search!),
          contains(e.ref('review.name'), search!),
          // Reads each title once, not with every review.
          e(
            'review.service_id',
            'in',
            db
              .selectFrom('service')
              .select('id')
              .where((service) => contains(service.ref('title'), search!)),
          ),
        ]),
      ),
    )

export const listFiltered = (db: Db, filter: ReviewFilter) =>
  pageOf(filtered(db, filter), 'review.id', filter)

const allStars = sql<number>`stars_1 + stars_2 + stars_3 + stars_4 + stars_5`

/** Sums the counts stored with the services: there are few services and many reviews. */
async function countFromServices(db: Db, { service, rating }: Pick<ReviewFilter, 'service' | 'rating'> = {}) {
  const stars = rating === undefined ? allStars : sql.ref(`stars_${rating}`)
  const { count } = await db
    .selectFrom('service')
    .select(sql<number>`coalesce(sum(${stars}), 0)`.as('count'))
    .$if(service !== undefined, (query) => query.where('id', '=', service!))
    .executeTakeFirstOrThrow()
  return count
}

export const countAll = (db: Db) => countFromServices(db)

export async function countFiltered(db: Db, filter: ReviewFilter) {
  if (!filter.search) return countFromServices(db, filter)
  const { count } = await filtered(db, filter)
    .clearSelect()
    .select((e) => e.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  return count
}

const maxServices = 200

/** The services to filter a list by, with their stored counts. */
export const reviewedServices = (db: Db) =>
  db
    .selectFrom('service')
    .select(['id', 'title', allStars.as('count')])
    .orderBy('title')
    .limit(maxServices)
    .execute()

export async function countOfUser(db: Db, uid: string) {
  const { count } = await db
    .selectFrom('review')
    .select((e) => e.fn.countAll<number>().as('count'))
    .where('user_id', '=', uid)
    .executeTakeFirstOrThrow()
  return count
}

/** Returns the id and whether the review is new; the same form sent twice is stored once. */
export async function insertReview(
  db: Db,
  viewer: Viewer,
  input: ReviewInput,
  idempotencyKey: string | null,
) {
  const now = new Date().toISOString()
  const row = await db
    .insertInto('review')
    .values({
      id: newId(),
      idempotency_key: idempotencyKey,
      service_id: input.serviceId,
      user_id: viewer.uid,
      name: viewer.displayName,
      image: viewer.photoURL,
      rating: input.rating,
      review: input.review,
      created_at: now,
      updated_at: now,
    })
    .onConflict((c) => c.column('idempotency_key').doNothing())
    .returning('id')
    .executeTakeFirst()
  if (row) return { id: row.id, isNew: true }
  const known = db.selectFrom('review').select('id').where('idempotency_key', '=', idempotencyKey)
  return { id: (await known.executeTakeFirstOrThrow()).id, isNew: false }
}

/** Locks the row until the transaction ends, so that its rating cannot change between reading and counting. */
export const lockReview = (db: Db, id: string, version?: string) =>
  db
    .updateTable('review')
    .set({ updated_at: new Date().toISOString() })
    .where('id', '=', id)
    .$if(version !== undefined, (query) => query.where('updated_at', '=', version!))
    .returning(['service_id', 'user_id', 'rating'])
    .executeTakeFirst()

export const updateReview = (db: Db, id: string, change: Omit<ReviewChange, 'version'>) =>
  db.updateTable('review').set(change).where('id', '=', id).execute()

export const deleteReview = (db: Db, id: string) => db.deleteFrom('review').where('id', '=', id).execute()

/** The names under which a person has written reviews. */
export const namesOnReviews = (db: Db, uid: string) =>
  db.selectFrom('review').select('name').distinct().where('user_id', '=', uid).execute()

/** Removes the profile picture, too. */
export const renameOnReviews = (db: Db, uid: string, name: string) =>
  db.updateTable('review').set({ name, image: '' }).where('user_id', '=', uid).execute()

/** Returns what they counted, so that the averages of their services can be corrected. */
export const deleteReviewsOf = (db: Db, uid: string) =>
  db.deleteFrom('review').where('user_id', '=', uid).returning(['service_id', 'rating']).execute()
