import { z } from '../shape/zod.ts'
import { languages } from '../../language/languages.ts'
import { westernDigits } from '../../language/numbers.ts'
import { endpoint } from '../shape/endpoint.ts'
import { createdReply, dataReply, doneReply } from '../shape/envelope.ts'
import { id, optionalText, requiredText, timestamp, wholeNumber } from '../shape/fields.ts'
import { galleryAsks, galleryStatuses } from './gallery-acts.ts'
import { fileSizes, galleryComment, galleryList, galleryPicture, gallerySet } from './gallery-parts.ts'

const slug = z.object({ slug: z.string().max(120) })
const ofPicture = slug.extend({ id })
const key = z.string().max(200)
/** The language of the page that sends a form; that of the gallery if left out. */
const language = z.enum(languages).optional()
const byLink = { access: 'public', params: slug } as const
/** For browsers with the cookie that `open` has set. */
const byCookie = { ...byLink, gallery: true } as const

const galleryDoor = z.object({
  title: z.string(),
  clientName: z.string(),
  language: z.enum(languages),
  eventDate: z.iso.date().nullable(),
  place: z.string(),
  role: z.enum(['client', 'guest']),
  /** Whether it is open now. */
  isOpen: z.boolean(),
  /** The day on which it closed, if that is the reason. */
  closedOn: z.iso.date().nullable(),
  needsPin: z.boolean(),
  /** The blurred cover as a data URL; empty without one. */
  placeholder: z.string(),
  colour: z.string(),
})
export type GalleryDoor = z.infer<typeof galleryDoor>

const clientGallery = z.object({
  slug: z.string(),
  title: z.string(),
  clientName: z.string(),
  language: z.enum(languages),
  eventDate: z.iso.date().nullable(),
  place: z.string(),
  status: z.enum(galleryStatuses),
  /** `owner` if the owner is looking. */
  role: z.enum(['client', 'guest', 'owner']),
  closesOn: z.iso.date().nullable(),
  coverId: id.nullable(),
  sets: z.array(gallerySet),
  /** In the order of the gallery, set by set. */
  pictures: z.array(galleryPicture),
  /** The favourites first. Empty for guests. */
  lists: z.array(galleryList),
  /** Oldest first. Empty for guests. */
  comments: z.array(galleryComment),
  mayChoose: z.boolean(),
  mayComment: z.boolean(),
  mayDownload: z.object({ web: z.boolean(), original: z.boolean() }),
  /** Originals can be downloaded only once everything is paid. */
  originalsWait: z.boolean(),
  /** What is unpaid and keeps originals locked, in paisa; null if nothing does. */
  balance: z.int().nullable(),
  sentAt: timestamp.nullable(),
})
export type ClientGallery = z.infer<typeof clientGallery>

const heart = z.object({
  picture: id,
  /** The favourites if left out. */
  list: id.optional(),
  on: z.boolean(),
})

const listName = z.object({ name: requiredText('Name', 60) })
const newList = listName.extend({
  /** The size of the selection; no limit if left out. */
  limit: wholeNumber('Limit', 5000)
    .refine((most) => most > 0, 'The limit must be at least 1.')
    .nullable()
    .optional(),
})

export const clientGalleryEndpoints = {
  door: endpoint({
    ...byLink,
    method: 'GET',
    path: '/gallery-door/{slug}',
    summary: 'What a gallery shows before it is entered: title, cover, whether it is open and needs a PIN',
    query: z.object({ key }),
    reply: dataReply(galleryDoor),
  }),
  open: endpoint({
    ...byLink,
    method: 'POST',
    path: '/gallery-open/{slug}',
    summary:
      'Enter a gallery with the key of a link, and its PIN if it has one: sets a cookie for this gallery. A form that is sent here is redirected to the page',
    body: z.object({
      key,
      pin: z
        .string()
        .max(40)
        .default('')
        .transform((typed) => westernDigits(typed).replace(/\s/g, '')),
      language,
    }),
    reply: dataReply(z.object({ role: z.enum(['client', 'guest']), path: z.string() })),
  }),
  ask: endpoint({
    ...byLink,
    method: 'POST',
    limit: 'form',
    path: '/gallery-ask/{slug}',
    summary:
      'Ask the owner to open a gallery again, or for its PIN. A form that is sent here is redirected back to the page',
    body: z.object({ key, what: z.enum(galleryAsks, 'Ask to open the gallery, or for its PIN.'), language }),
    reply: doneReply,
  }),
  view: endpoint({
    ...byCookie,
    method: 'GET',
    path: '/gallery-view/{slug}',
    summary: 'A gallery as clients and guests see it',
    linked: true,
    reply: dataReply(clientGallery),
  }),
  file: endpoint({
    access: 'public',
    gallery: true,
    inParts: true,
    method: 'GET',
    limit: 'file',
    path: '/gallery-file/{slug}/{id}/{size}',
    summary: 'A file of a picture; with `download` under its original name',
    params: ofPicture.extend({ size: z.enum(fileSizes, 'There is no such size.') }),
    query: z.object({ download: z.string().max(10).optional() }),
    type: 'image/*',
    linked: true,
    reply: z.string(),
  }),
  zip: endpoint({
    ...byCookie,
    inParts: true,
    method: 'GET',
    path: '/gallery-zip/{slug}',
    summary:
      'All pictures, or those of a list (by its id, or `main`), as a ZIP file whose download can be resumed',
    query: z.object({
      list: z.string().max(64).default(''),
      size: z.enum(['web', 'original'], 'Size is web or original.').default('web'),
    }),
    type: 'application/zip',
    linked: true,
    reply: z.string(),
  }),
  heart: endpoint({
    ...byCookie,
    method: 'PUT',
    path: '/gallery-heart/{slug}',
    summary: 'Add a picture to the selection or remove it, within the limit of the list',
    body: heart,
    reply: dataReply(z.object({ list: id, picked: z.int().min(0), limit: z.int().nullable() })),
  }),
  addList: endpoint({
    ...byCookie,
    method: 'POST',
    path: '/gallery-lists/{slug}',
    summary: 'Add another list, with its own limit if wanted',
    body: newList,
    status: 201,
    reply: createdReply,
  }),
  renameList: endpoint({
    method: 'PATCH',
    access: 'public',
    gallery: true,
    path: '/gallery-list/{slug}/{id}',
    summary: 'Rename a list',
    params: ofPicture,
    body: listName,
    reply: doneReply,
  }),
  removeList: endpoint({
    method: 'DELETE',
    access: 'public',
    gallery: true,
    path: '/gallery-list/{slug}/{id}',
    summary: 'Delete a list; the main one cannot be deleted',
    params: ofPicture,
    reply: doneReply,
  }),
  comment: endpoint({
    ...byCookie,
    method: 'POST',
    limit: 'review',
    path: '/gallery-comments/{slug}',
    summary: 'Comment on a picture',
    body: z.object({ picture: id, body: requiredText('Comment', 2000) }),
    status: 201,
    reply: createdReply,
  }),
  send: endpoint({
    ...byCookie,
    method: 'POST',
    limit: 'form',
    path: '/send-selection/{slug}',
    summary: 'Send the selection; it cannot be changed until the owner allows it',
    body: z.object({ message: optionalText('Message', 2000) }),
    reply: doneReply,
  }),
}
