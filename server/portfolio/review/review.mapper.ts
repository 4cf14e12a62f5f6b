import { formatUsDateTime } from '../../../contract/shape/dates.ts'
import type { EditableReview, ListedReview, Review } from '../../../contract/portfolio/review.ts'
import type { ReviewRow } from './review.queries.ts'

export const toReview = (row: ReviewRow): Review => ({
  _id: row.id,
  serviceId: row.service_id,
  serviceName: row.service_name,
  rating: row.rating,
  review: row.review,
  name: row.name,
  uid: row.user_id,
  image: row.image,
  reviewTime: formatUsDateTime(row.created_at),
  createdAt: row.created_at,
})

export const toListedReview = (row: ReviewRow): ListedReview => ({
  ...toReview(row),
  thumbnail: row.service_thumbnail,
})

export const toEditableReview = (row: ReviewRow): EditableReview => ({
  ...toListedReview(row),
  version: row.updated_at,
  offered: row.service_status === 'published',
})
