import { z } from '../shape/zod.ts'
import { shotFacts } from './camera.ts'
import { endpoint } from '../shape/endpoint.ts'
import { dataReply, doneReply, listReply } from '../shape/envelope.ts'
import { id, idParams, imageUrl, optionalText, requiredText, timestamp, version } from '../shape/fields.ts'
import { worksPerPage } from '../shape/page-sizes.ts'
import { pageQuery, placeInList } from '../shape/paging.ts'
import { pictured } from './picture.ts'
import { slugify, unsluggable } from '../shape/slug.ts'

const workKind = z.object({ slug: z.string(), name: z.string() })

/** A picture of the portfolio. Its alt text and caption belong to the picture itself. */
export const work = z.object({
  _id: id,
  slug: z.string(),
  src: z.string(),
  /** May be empty, like all of its texts. */
  title: z.string(),
  story: z.string(),
  place: z.string(),
  kind: workKind,
  /** The service to book for a picture like this. */
  serviceId: id.nullable(),
  /** Whether its page shows camera settings and date, if the file has them. */
  showCamera: z.boolean(),
  version: timestamp,
})
export type Work = z.infer<typeof work>

const countedKind = workKind.extend({ count: z.int().min(1) })
export type WorkKind = z.infer<typeof countedKind>

const neighbour = work.pick({ slug: true, src: true, title: true })
export type WorkNeighbour = z.infer<typeof neighbour>

const workDetails = work.extend({
  /** Null if hidden or unknown. The owner always gets it. */
  camera: shotFacts.nullable(),
  service: z.object({ _id: id, title: z.string(), price: z.int().min(0) }).nullable(),
  /** The last picture is followed by the first. Null if it is the only one. */
  previous: neighbour.nullable(),
  next: neighbour.nullable(),
})
export type WorkDetails = z.infer<typeof workDetails>

const kindSlug = z.string().trim().normalize('NFC').max(300).optional()

const workQuery = pageQuery(worksPerPage).extend({ kind: kindSlug })
export type WorkQuery = z.output<typeof workQuery>

const kind = requiredText('Kind of work', 40).refine(
  (name) => slugify(name) !== '',
  unsluggable('kind').error,
)
const serviceId = id.nullable().default(null)

export const workPicks = z.object({
  src: z
    .array(imageUrl('Picture'))
    .min(1, 'Choose at least one picture.')
    .max(60, 'Choose at most 60 pictures at once.'),
  kind,
  serviceId,
})
export type WorkPicks = z.output<typeof workPicks>

/** Few at a time: each file is read and processed. */
export const galleryPicks = z.object({
  pictures: z.array(id).min(1, 'Choose at least one picture.').max(12, 'Choose at most 12 pictures at once.'),
  kind,
  serviceId,
})
export type GalleryPicks = z.output<typeof galleryPicks>

export const workChange = z.object({
  title: optionalText('Title', 160),
  story: optionalText('Story', 500),
  place: optionalText('Place', 120),
  kind,
  serviceId,
  showCamera: z.boolean().default(false),
  version,
})
export type WorkChange = z.output<typeof workChange>

/** A picture of a service that is not in the portfolio yet. */
const candidate = z.object({ src: z.string(), serviceId: id, service: z.string() })
export type WorkCandidate = z.infer<typeof candidate>

const addedReply = doneReply.extend({ data: z.object({ added: z.int().min(0) }) })

export const workEndpoints = {
  list: endpoint({
    method: 'GET',
    path: '/work',
    access: 'public',
    cached: 'for-all',
    summary: 'The portfolio in the owner’s order, all of it or one `kind`, and the existing kinds',
    query: workQuery,
    reply: listReply(work)
      .extend(pictured)
      .extend({ kinds: z.array(countedKind) }),
  }),
  one: endpoint({
    method: 'GET',
    path: '/work/{slug}',
    access: 'public',
    variesBy: 'owner',
    cached: 'for-all',
    summary: 'One picture of the portfolio, with its neighbours there or within its `kind`',
    params: z.object({ slug: z.string().normalize('NFC').max(300) }),
    query: z.object({ kind: kindSlug }),
    reply: dataReply(workDetails).extend(pictured),
  }),
  candidates: endpoint({
    method: 'GET',
    path: '/work-candidates',
    access: 'owner',
    summary: 'Pictures of services that are not in the portfolio yet, each once',
    reply: listReply(candidate).extend(pictured),
  }),
  add: endpoint({
    method: 'POST',
    path: '/add-work',
    access: 'owner',
    summary: 'Add pictures at the top of the portfolio; those that are in it already keep their place',
    body: workPicks,
    status: 201,
    reply: addedReply,
  }),
  addFromGallery: endpoint({
    method: 'POST',
    path: '/add-gallery-work/{id}',
    access: 'owner',
    limit: 'upload',
    summary: 'Copy pictures of a gallery to the portfolio; the gallery itself stays private',
    params: idParams,
    body: galleryPicks,
    status: 201,
    reply: addedReply,
  }),
  update: endpoint({
    method: 'PUT',
    path: '/update-work/{id}',
    access: 'owner',
    summary:
      'Change the texts of a picture in the portfolio; with `version`, only if it was not changed in the meantime',
    params: idParams,
    body: workChange,
    reply: doneReply,
  }),
  move: endpoint({
    method: 'PATCH',
    path: '/move-work/{id}',
    access: 'owner',
    summary: 'Move a picture to another place in the portfolio; the first place is 1',
    params: idParams,
    body: z.object({ place: placeInList }),
    reply: doneReply,
  }),
  remove: endpoint({
    method: 'DELETE',
    path: '/delete-work/{id}',
    access: 'owner',
    summary: 'Remove a picture from the portfolio; it stays wherever else it is used',
    params: idParams,
    reply: doneReply,
  }),
}
