import { z } from '../shape/zod.ts'
import { languages } from '../../language/languages.ts'
import { westernDigits } from '../../language/numbers.ts'
import { endpoint } from '../shape/endpoint.ts'
import { createdReply, dataReply, doneReply, listReply, savedReply } from '../shape/envelope.ts'
import {
  changesSomething,
  day,
  emailOrNothing,
  id,
  idParams,
  nothingToChange,
  optionalText,
  requiredText,
  textOrNothing,
  timestamp,
  version,
  wholeNumber,
} from '../shape/fields.ts'
import { galleryAsks, galleryStatuses } from './gallery-acts.ts'
import { galleryComment, galleryList, gallerySet, ownerPicture } from './gallery-parts.ts'
import { listQuery, searchWords } from '../shape/paging.ts'

/** What clients may download: nothing, web sizes, or originals as well. */
export const downloadKinds = ['none', 'web', 'original'] as const
export type Downloads = (typeof downloadKinds)[number]

/** Pictures with the same time, or none, are sorted by name. */
export const pictureOrders = ['taken', 'name', 'own'] as const
export type PictureOrder = (typeof pictureOrders)[number]

/** The owner, the client, a guest with the guest link, or the site by itself. */
export const galleryActors = ['owner', 'client', 'guest', 'site'] as const
export type GalleryActor = (typeof galleryActors)[number]

export const activityWhats = [
  'made',
  'opened',
  'visited',
  'wrong-pin',
  'uploaded',
  'commented',
  'sent',
  'reopened',
  'downloaded',
  'delivered',
  'closed',
  'expired',
  'renewed',
  'asked-open',
  'asked-pin',
  'reminded',
] as const
export type ActivityWhat = (typeof activityWhats)[number]

/** Events that are counted in one line a day. */
export const repeatedWhats: readonly ActivityWhat[] = ['visited', 'wrong-pin', 'commented', 'downloaded']

const pin = z
  .string()
  .transform((typed) => westernDigits(typed).replace(/\s/g, ''))
  .pipe(z.string().regex(/^\d{4,8}$/, 'A PIN has four to eight digits.'))

const limit = wholeNumber('Limit', 5000).refine((most) => most > 0, 'The limit must be at least 1.')

const settings = z.object({
  title: requiredText('Title', 120),
  clientName: textOrNothing('Name', 120),
  email: emailOrNothing,
  language: z.enum(languages),
  eventDate: day.nullable(),
  place: textOrNothing('Place', 200),
  /** The last day on which it is open; null for no end. */
  closesOn: day.nullable(),
  /** Size of the selection; null for no limit. */
  limit: limit.nullable(),
  downloads: z.enum(downloadKinds),
  /** Originals only after the booking is fully paid. */
  originalsWhenPaid: z.boolean(),
  /** Drawn into the sizes for looking, never into downloads. */
  watermark: z.boolean(),
  commentsOn: z.boolean(),
  /** Whether the link for guests works. */
  guests: z.boolean(),
  /** The order of the pictures. */
  sortedBy: z.enum(pictureOrders),
})

export const galleryInput = settings.partial().extend({
  title: settings.shape.title.optional(),
  /** Fields that are left out are taken from it. */
  bookingId: id.optional(),
  pin: pin.nullable().optional(),
})
export type GalleryInput = z.output<typeof galleryInput>

export const galleryChanges = settings
  .extend({ coverId: id.nullable() })
  .partial()
  .extend({ version })
  .refine(changesSomething, nothingToChange)
export type GalleryChanges = z.output<typeof galleryChanges>

const listedGallery = z.object({
  _id: id,
  slug: z.string(),
  title: z.string(),
  clientName: z.string(),
  status: z.enum(galleryStatuses),
  eventDate: z.iso.date().nullable(),
  bookingId: id.nullable(),
  /** The first picture if the owner chose none, or if that one is not processed yet. */
  coverId: id.nullable(),
  pictures: z.int().min(0),
  bytes: z.int().min(0),
  visits: z.int().min(0),
  picked: z.int().min(0),
  limit: z.int().nullable(),
  closesOn: z.iso.date().nullable(),
  date: timestamp,
})
export type ListedGallery = z.infer<typeof listedGallery>

const galleryActivity = z.object({
  _id: id,
  what: z.enum(activityWhats),
  actor: z.enum(galleryActors),
  detail: z.string(),
  times: z.int().min(1),
  /** When it last happened. */
  date: timestamp,
})
export type GalleryActivity = z.infer<typeof galleryActivity>

const gallery = settings.extend({
  _id: id,
  slug: z.string(),
  bookingId: id.nullable(),
  bookingReference: z.string().nullable(),
  status: z.enum(galleryStatuses),
  coverId: id.nullable(),
  hasPin: z.boolean(),
  /** Null if there is none, or if it can no longer be decrypted: then a new one helps. */
  pin: z.string().nullable(),
  /** Of its booking; empty without one. */
  phone: z.string(),
  /** Until when new devices have to wait after too many wrong PINs in a week; null if they do not. */
  pinLockedUntil: timestamp.nullable(),
  /** With their secrets. */
  clientPath: z.string(),
  guestPath: z.string(),
  /** What is unpaid of the booking, in paisa; null if nothing was agreed. */
  balance: z.int().nullable(),
  sentAt: timestamp.nullable(),
  message: z.string(),
  /** What the client has asked for on a closed or locked gallery; null if nothing, or done. */
  asked: z.enum(galleryAsks).nullable(),
  bytes: z.int().min(0),
  sets: z.array(gallerySet),
  pictures: z.array(ownerPicture),
  lists: z.array(galleryList),
  comments: z.array(galleryComment),
  activity: z.array(galleryActivity),
  /** Of its settings, whatever else happens to it. */
  version: timestamp,
})
export type Gallery = z.infer<typeof gallery>

const ownerCall = { access: 'owner', params: idParams } as const

export const galleryEndpoints = {
  list: endpoint({
    method: 'GET',
    path: '/galleries',
    access: 'owner',
    summary: 'Galleries of clients, newest first with sort=desc, and the disk space of all of them',
    query: listQuery.extend({ search: searchWords, status: z.enum(galleryStatuses).optional() }),
    reply: listReply(listedGallery).extend({
      bytes: z.int().min(0),
      counts: z.record(z.enum(galleryStatuses), z.int().min(0)),
    }),
  }),
  add: endpoint({
    method: 'POST',
    path: '/galleries',
    access: 'owner',
    summary: 'Create a gallery, with or without a booking; clients see it only once it is opened',
    body: galleryInput,
    status: 201,
    reply: createdReply.extend({ data: z.object({ _id: id, slug: z.string(), clientPath: z.string() }) }),
  }),
  one: endpoint({
    ...ownerCall,
    method: 'GET',
    path: '/gallery/{id}',
    summary: 'A gallery with all its contents, as its owner sees it',
    reply: dataReply(gallery),
  }),
  update: endpoint({
    ...ownerCall,
    method: 'PATCH',
    path: '/gallery/{id}',
    summary:
      'Change what a gallery says and allows, or its cover; with `version`, only if nobody else changed its settings since',
    body: galleryChanges,
    reply: savedReply,
  }),
  remove: endpoint({
    ...ownerCall,
    method: 'DELETE',
    path: '/gallery/{id}',
    summary: 'Delete a gallery with all its files',
    reply: doneReply,
  }),
  open: endpoint({
    ...ownerCall,
    method: 'PATCH',
    path: '/open-gallery/{id}',
    summary: 'Open a gallery, or open it again, and inform the client by mail if wanted',
    body: z.object({ tell: z.boolean().default(true), message: optionalText('Message', 2000) }),
    reply: doneReply,
  }),
  close: endpoint({
    ...ownerCall,
    method: 'PATCH',
    path: '/close-gallery/{id}',
    summary: 'Close a gallery: its links and files become unavailable at once',
    reply: doneReply,
  }),
  deliver: endpoint({
    ...ownerCall,
    method: 'PATCH',
    path: '/deliver-gallery/{id}',
    summary: 'Deliver the finished pictures, and inform the client by mail if wanted',
    body: z.object({ tell: z.boolean().default(true), message: optionalText('Message', 2000) }),
    reply: doneReply,
  }),
  reopen: endpoint({
    ...ownerCall,
    method: 'PATCH',
    path: '/reopen-selection/{id}',
    summary: 'Let the client change a selection that was sent',
    reply: doneReply,
  }),
  remind: endpoint({
    ...ownerCall,
    method: 'POST',
    path: '/remind-gallery/{id}',
    summary: 'Remind the client by mail of their pictures',
    body: z.object({ message: optionalText('Message', 2000) }),
    reply: doneReply,
  }),
  renew: endpoint({
    ...ownerCall,
    method: 'PATCH',
    path: '/renew-gallery-link/{id}',
    summary:
      'Renew the secret in the link of the client or of guests; the old link and everybody who used it are locked out',
    body: z.object({ which: z.enum(['client', 'guest'], 'A link is for the client or for guests.') }),
    reply: dataReply(z.object({ path: z.string() })),
  }),
  pin: endpoint({
    ...ownerCall,
    method: 'PATCH',
    path: '/gallery-pin/{id}',
    summary: 'Set another PIN, or none; everybody who entered with the old one is asked again',
    body: z.object({ pin: pin.nullable() }),
    reply: doneReply,
  }),
  answered: endpoint({
    ...ownerCall,
    method: 'DELETE',
    path: '/gallery-ask/{id}',
    summary: 'Mark what the client asked for as answered',
    reply: doneReply,
  }),
  liftPinLock: endpoint({
    ...ownerCall,
    method: 'DELETE',
    path: '/gallery-pin-lock/{id}',
    summary: 'Let new devices try the PIN again after too many wrong ones in a week',
    reply: doneReply,
  }),
  picks: endpoint({
    ...ownerCall,
    method: 'GET',
    path: '/gallery-picks/{id}',
    summary: 'The selection as CSV: list, file name, comments',
    query: z.object({ list: id.optional() }),
    type: 'text/csv',
    linked: true,
    reply: z.string(),
  }),
}
