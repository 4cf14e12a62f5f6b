import { z } from '../shape/zod.ts'
import {
  duration,
  galleryUrl,
  id,
  idParams,
  imageUrl,
  imageUrlOrNothing,
  requiredText,
  timestamp,
  version,
  wholeNumber,
} from '../shape/fields.ts'
import { endpoint } from '../shape/endpoint.ts'
import { countReply, createdReply, dataReply, doneReply, listReply } from '../shape/envelope.ts'
import { servicesPerPage } from '../shape/page-sizes.ts'
import { pageQuery, placeInList, searchWords, yesOrNo } from '../shape/paging.ts'
import { pictured } from './picture.ts'
import { serviceStatuses } from './service-status.ts'

export const service = z.object({
  _id: id,
  title: z.string(),
  details: z.string(),
  thumbnail: z.string(),
  /** The wide picture at the top of its page; empty if the owner chose none. */
  hero: z.string(),
  price: z.int().min(0),
  gallery: z.array(z.string()),
  /** Average of its reviews with one decimal; 0 without reviews. */
  rating: z.number().min(0).max(5),
  reviewCount: z.int().min(0),
  /** The number of reviews with 1, 2, 3, 4 and 5 stars. */
  stars: z.array(z.int().min(0)).length(5),
  status: z.enum(serviceStatuses),
  /** Whether the owner picked it for the home page. */
  onHome: z.boolean(),
  duration,
  createdAt: timestamp,
  /** When its own fields last changed; reviews do not count. */
  version: timestamp,
})
export type Service = z.infer<typeof service>

/** Of all services that match the search, whatever the status filter. */
const serviceCounts = z.record(z.enum(serviceStatuses), z.int().min(0))
export type ServiceCounts = z.infer<typeof serviceCounts>

/** `rating` is accepted and ignored: it follows from the reviews. */
export const serviceInput = z.object({
  title: requiredText('Title', 160),
  price: wholeNumber('Price', 1_000_000_000),
  details: requiredText('Details', 20_000),
  thumbnail: imageUrl('Thumbnail'),
  /** If left out, a new service has none and an existing one keeps its own. */
  hero: imageUrlOrNothing('Wide picture').optional(),
  gallery: z.array(galleryUrl).max(60, 'A gallery can have at most 60 pictures.').default([]),
  /** If left out, a new service is published and an existing one keeps its status. */
  status: z.enum(serviceStatuses, 'Status is published, hidden or draft.').optional(),
  onHome: z.boolean('On Home is true or false.').optional(),
  /** If left out, a new service takes the whole day and an existing one keeps its duration. */
  duration: duration.optional(),
})
export type ServiceInput = z.output<typeof serviceInput>

export const serviceChange = serviceInput.extend({ version })
export type ServiceChange = z.output<typeof serviceChange>

export const serviceQuery = pageQuery(servicesPerPage).extend({
  search: searchWords,
  status: z
    .enum([...serviceStatuses, 'any'], 'Status is published, hidden, draft or any.')
    .default('published'),
  home: yesOrNo('Home'),
})
export type ServiceQuery = z.output<typeof serviceQuery>

export const serviceEndpoints = {
  list: endpoint({
    method: 'GET',
    path: '/services',
    access: 'public',
    variesBy: 'owner',
    cached: 'for-all',
    summary:
      'Services in the order of the owner, and newest first before that; `search` looks in titles and details, `home` asks for all that are picked for Home, if any are; the owner may ask for those that visitors do not see with `status`',
    query: serviceQuery,
    reply: listReply(service).extend(pictured).extend({ counts: serviceCounts.optional() }),
  }),
  one: endpoint({
    method: 'GET',
    path: '/service/{id}',
    access: 'public',
    variesBy: 'owner',
    cached: 'for-all',
    summary: 'One service',
    params: idParams,
    reply: dataReply(service).extend(pictured),
  }),
  count: endpoint({
    method: 'GET',
    path: '/service-count',
    access: 'public',
    cached: 'for-all',
    summary: 'The number of services',
    reply: countReply,
  }),
  averageRating: endpoint({
    method: 'GET',
    path: '/average-rating/{serviceId}',
    access: 'public',
    variesBy: 'owner',
    cached: 'for-all',
    summary: 'Average rating of a service, one decimal, 0 without reviews',
    params: z.object({ serviceId: id }),
    reply: dataReply(z.number().min(0).max(5)),
  }),
  add: endpoint({
    method: 'POST',
    path: '/add-new-service',
    access: 'owner',
    summary: 'Add a service',
    body: serviceInput,
    status: 201,
    reply: createdReply,
  }),
  update: endpoint({
    method: 'PUT',
    path: '/service-update/{id}',
    access: 'owner',
    summary: 'Update a service; with `version`, only if it was not changed in the meantime',
    params: idParams,
    body: serviceChange,
    reply: doneReply,
  }),
  move: endpoint({
    method: 'PATCH',
    path: '/move-service/{id}',
    access: 'owner',
    summary: 'Move a service to another place in the list; the first place is 1',
    params: idParams,
    body: z.object({ place: placeInList }),
    reply: doneReply,
  }),
  remove: endpoint({
    method: 'DELETE',
    path: '/delete-service/{id}',
    access: 'owner',
    summary: 'Delete a service and its reviews; its bookings stay',
    params: idParams,
    reply: doneReply,
  }),
}
