import type { Viewer } from '../../../contract/shape/identity.ts'
import type { ListQuery } from '../../../contract/shape/paging.ts'
import type { ReviewChange, ReviewFilter, ReviewInput } from '../../../contract/portfolio/review.ts'
import type { Db } from '../../../db/open.ts'
import { violates } from '../../../db/violations.ts'
import { contentLanguage } from '../../platform/http/language.ts'
import { forbidden, notFound, notUpdated, unauthenticated } from '../../platform/http/errors.ts'
import { queueReviewMail } from './review-mails.ts'
import { idempotencyKeyOf } from '../../platform/http/idempotency-key.ts'
import { inReadersLanguage } from '../../platform/translation/in-readers-language.ts'
import { changeStarCount } from '../service/service.queries.ts'
import { getService, statusVisibleTo } from '../service/service.service.ts'
import { toEditableReview, toListedReview, toReview } from './review.mapper.ts'
import * as queries from './review.queries.ts'

export async function listReviewsOfService(
  db: Db,
  viewer: Viewer | null,
  serviceId: string,
  query: ListQuery,
) {
  const [service, rows] = await Promise.all([
    getService(db, serviceId, statusVisibleTo(viewer)),
    queries.listReviewsOfService(db, serviceId, query),
  ])
  return { data: rows.map(toReview), total: service.reviewCount }
}

const letters = { en: /\p{Script=Latin}/gu, bn: /\p{Script=Bengali}/gu }

const isQuotable = ({ review }: { review: string }) => {
  const words = review.trim().split(/\s+/).length
  return words >= 20 && words <= 45
}

/** The review quoted on Home, preferably in the reader's language. */
export async function findReviewToQuote(db: Db) {
  const quotable = (await queries.listQuoteCandidates(db)).filter(isQuotable)
  const language = contentLanguage()
  const other = language === 'bn' ? 'en' : 'bn'
  const count = (text: string, script: RegExp) => text.match(script)?.length ?? 0
  const isRead = ({ review }: { review: string }) =>
    count(review, letters[language]) > count(review, letters[other])
  const chosen = quotable.find(isRead) ?? quotable[0]
  if (!chosen) return null
  const [translated] = await inReadersLanguage(
    db,
    'service',
    [toReview(chosen)],
    ({ serviceId }) => serviceId,
    {
      title: 'serviceName',
    },
  )
  return translated!
}

export async function listReviewsOfUser(db: Db, viewer: Viewer, uid: string, query: ListQuery) {
  if (uid !== viewer.uid) throw forbidden()
  const [rows, total] = await Promise.all([
    queries.listReviewsOfUser(db, uid, query),
    queries.countOfUser(db, uid),
  ])
  return { data: rows.map(toListedReview), total }
}

const isNarrowed = ({ search, service, rating }: ReviewFilter) => Boolean(search ?? service ?? rating)

export async function listAll(db: Db, filter: ReviewFilter) {
  const [rows, total, services] = await Promise.all([
    queries.listFiltered(db, filter),
    isNarrowed(filter) ? queries.countFiltered(db, filter) : queries.countAll(db),
    queries.reviewedServices(db),
  ])
  return {
    data: rows.map(toListedReview),
    total,
    services: services.map(({ id, title, count }) => ({ _id: id, title, reviewCount: count })),
  }
}

export const countReviews = (db: Db, viewer: Viewer) =>
  viewer.role === 'owner' ? queries.countAll(db) : queries.countOfUser(db, viewer.uid)

/** A review of an unpublished service is visible to its author and the owner. */
export async function getReview(db: Db, viewer: Viewer | null, id: string) {
  const row = await queries.findReview(db, id)
  if (!row) throw notFound('review')
  const isAuthorOrOwner = viewer && (viewer.role === 'owner' || viewer.uid === row.user_id)
  if (row.service_status !== 'published' && !isAuthorOrOwner) throw notFound('review')
  return toEditableReview(row)
}

const reviewKeyOf = ({ uid }: Viewer, { key, token, serviceId, rating, review }: ReviewInput) =>
  idempotencyKeyOf({ key, token, serviceId, rating, review }, uid)

/** Stores the review together with the owner's mail. A form that is sent again gets the first reply. */
export async function addReview(db: Db, viewer: Viewer, input: ReviewInput) {
  if (input.uid !== undefined && input.uid !== viewer.uid) {
    throw forbidden('You can only review in your own name.')
  }
  try {
    return await db.transaction().execute(async (trx) => {
      await getService(trx, input.serviceId, statusVisibleTo(viewer))
      if (!(await changeStarCount(trx, input.serviceId, input.rating, 1))) throw notFound('service')
      const { id, isNew } = await queries.insertReview(trx, viewer, input, reviewKeyOf(viewer, input))
      if (!isNew) await changeStarCount(trx, input.serviceId, input.rating, -1)
      else if (viewer.role !== 'owner') await queueReviewMail(trx, await getReview(trx, viewer, id))
      return id
    })
  } catch (error) {
    // The service exists, so the account was deleted while its token was still valid.
    if (violates(error, 'foreign-key')) throw unauthenticated()
    throw error
  }
}

export const changeReview = (db: Db, viewer: Viewer, id: string, { version, ...change }: ReviewChange) =>
  db.transaction().execute(async (trx) => {
    const row = await queries.lockReview(trx, id, version)
    if (!row) throw notUpdated('review', await queries.findReview(trx, id))
    if (row.user_id !== viewer.uid) throw forbidden('Only the author of this review can change it.')
    await queries.updateReview(trx, id, change)
    if (row.rating !== change.rating) {
      await changeStarCount(trx, row.service_id, row.rating, -1)
      await changeStarCount(trx, row.service_id, change.rating, 1)
    }
  })

export const deleteReview = (db: Db, viewer: Viewer, id: string) =>
  db.transaction().execute(async (trx) => {
    const row = await queries.lockReview(trx, id)
    if (!row) throw notFound('review')
    if (row.user_id !== viewer.uid && viewer.role !== 'owner')
      throw forbidden('Only the author of this review or the owner can delete it.')
    await queries.deleteReview(trx, id)
    await changeStarCount(trx, row.service_id, row.rating, -1)
  })
