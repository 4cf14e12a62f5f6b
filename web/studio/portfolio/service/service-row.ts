import { firstCharacters } from '../../../../contract/shape/excerpt.ts'
import type { Service } from '../../../../contract/portfolio/service.ts'

/** The fields of a service in the list of the owner. */
export type ServiceRow = Pick<
  Service,
  '_id' | 'title' | 'details' | 'thumbnail' | 'price' | 'rating' | 'reviewCount' | 'status' | 'onHome'
>

export const toRow = ({ details, ...service }: Service): ServiceRow => ({
  _id: service._id,
  title: service.title,
  details: firstCharacters(details, 200),
  thumbnail: service.thumbnail,
  price: service.price,
  rating: service.rating,
  reviewCount: service.reviewCount,
  status: service.status,
  onHome: service.onHome,
})
