import { atMost } from '../shape/field-refusals.ts'
import { z } from '../shape/zod.ts'
import { endpoint } from '../shape/endpoint.ts'
import { countReply, createdReply, dataReply, doneReply, listReply } from '../shape/envelope.ts'
import { id, idParams, rating, timestamp, version } from '../shape/fields.ts'
import { formProtection } from '../shape/form-protection.ts'
import { adminRows, reviewsPerPage } from '../shape/page-sizes.ts'
import { listQuery, pageQuery, searchWords } from '../shape/paging.ts'
import { minReviewLength, shortReview } from './review-rules.ts'
import { pictured } from './picture.ts'

export const review = z.object({
  _id: id,
  serviceId: id,
  serviceName: z.string(),
  rating,
  review: z.string(),
  name: z.string(),
  /** Null if its author deleted the account and let the review stay without a name. */
  uid: id.nullable(),
  image: z.string(),
  reviewTime: z.string(),
  createdAt: timestamp,
})
export type Review = z.infer<typeof review>

/** In lists across services, each review shows the picture of its service. */
export const listedReview = review.extend({ thumbnail: z.string() })
export type ListedReview = z.infer<typeof listedReview>

/** The initial values of the form. */
export const editableReview = listedReview.extend({
  version: timestamp,
  /** Whether its service is published. */
  offered: z.boolean(),
})
export type EditableReview = z.infer<typeof editableReview>

export const reviewedService = z.object({ _id: id, title: z.string(), reviewCount: z.int().min(0) })
export type ReviewedService = z.infer<typeof reviewedService>

export const reviewFilter = pageQuery(adminRows).extend({
  /** Searches the review, its author's name and the service's title. */
  search: searchWords,
  service: id.optional(),
  rating: rating.optional(),
})
export type ReviewFilter = z.output<typeof reviewFilter>

export const reviewText = z
  .string({ error: shortReview })
  .trim()
  .min(minReviewLength, shortReview)
  .max(5000, atMost(5000, 'Review'))

/** Name and photo come from the token, the time from the server; the same fields of the body are ignored. */
export const reviewInput = formProtection.pick({ key: true, token: true }).extend({
  serviceId: id,
  serviceName: z.string().optional(),
  rating,
  review: reviewText,
  name: z.string().optional(),
  uid: z.string().optional(),
  image: z.string().nullish(),
  reviewTime: z.string().optional(),
})
export type ReviewInput = z.output<typeof reviewInput>

export const reviewChange = z.object({ review: reviewText, rating, version })
export type ReviewChange = z.output<typeof reviewChange>

const serviceParams = z.object({ serviceId: id })

export const reviewEndpoints = {
  ofService: endpoint({
    method: 'GET',
    path: '/get-reviews/{serviceId}',
    access: 'public',
    variesBy: 'owner',
    cached: 'for-all',
    summary: 'Reviews of a service, newest first',
    params: serviceParams,
    query: pageQuery(reviewsPerPage),
    reply: listReply(review),
  }),
  quote: endpoint({
    method: 'GET',
    path: '/review-to-quote',
    access: 'public',
    cached: 'for-all',
    summary:
      'A recent review with five stars that is short enough to be quoted, in the language asked for where there is one; null without any',
    reply: dataReply(review.nullable()),
  }),
  countOfService: endpoint({
    method: 'GET',
    path: '/review-count/{serviceId}',
    access: 'public',
    variesBy: 'owner',
    cached: 'for-all',
    summary: 'The number of reviews of a service',
    params: serviceParams,
    reply: countReply,
  }),
  one: endpoint({
    method: 'GET',
    path: '/reviews/{id}',
    access: 'public',
    variesBy: 'account',
    cached: 'for-all',
    summary: 'One review',
    params: idParams,
    reply: dataReply(editableReview),
  }),
  add: endpoint({
    method: 'POST',
    path: '/add-review',
    access: 'user',
    limit: 'review',
    summary: 'Add a review',
    body: reviewInput,
    status: 201,
    reply: createdReply,
  }),
  mine: endpoint({
    method: 'GET',
    path: '/my-reviews',
    access: 'user',
    summary: 'The reviews of the signed-in user, newest first',
    query: listQuery.extend({ uid: id, sort: listQuery.shape.sort.removeDefault().default('desc') }),
    reply: listReply(listedReview).extend(pictured),
  }),
  all: endpoint({
    method: 'GET',
    path: '/all-reviews',
    access: 'owner',
    summary:
      'Reviews of all services, newest first, by words, service and stars; with the services to filter by',
    query: reviewFilter,
    reply: listReply(listedReview)
      .extend(pictured)
      .extend({ services: z.array(reviewedService) }),
  }),
  update: endpoint({
    method: 'PATCH',
    path: '/update-review/{id}',
    access: 'user',
    limit: 'review',
    summary: 'Change your own review; with `version`, only if it was not changed in the meantime',
    params: idParams,
    body: reviewChange,
    reply: doneReply,
  }),
  remove: endpoint({
    method: 'DELETE',
    path: '/delete-review/{id}',
    access: 'user',
    summary: 'Delete your own review; the owner may delete any',
    params: idParams,
    reply: doneReply,
  }),
  count: endpoint({
    method: 'GET',
    path: '/review-count',
    access: 'user',
    summary: 'The number of reviews: all for the owner, their own for a customer',
    reply: countReply,
  }),
}
