import type { api } from '../../contract/api.ts'
import type { Body, Params, Query, Reply } from '../../contract/endpoint.ts'
import type { TranslatedKind } from '../../contract/translation.ts'

/** Shown by what nobody can tell the tags of, and changed by what may have changed everything. */
export const anything = '*'
export const siteTag = 'site'
export const pictureTag = 'pictures'
const ownerTag = 'owner'
/** Days that can be asked for. */
export const calendarTag = 'calendar'
/** Ways to pay. */
const paymentsTag = 'payments'
const galleryTag = 'galleries'
/** Lists that every page links to once there is something on them. */
export const contentTags = new Set(['services', 'posts', 'work'])
const serviceTag = (id: string) => `service:${id}`
const authorTag = (id: string) => `author:${id}`
const categoryTag = (id: string) => `category:${id}`
/** By id or by address: an address that one post has left may become another's. */
const postTag = (idOrSlug: string) => `post:${idOrSlug.normalize('NFC')}`

/** Of the services whose reviews changed: their stars stand wherever they are shown. */
export const reviewedTags = (serviceIds: string[]) => ['reviews', ...serviceIds.map(serviceTag)]

export function isTouched(tags: ReadonlySet<string>, changed: ReadonlySet<string>) {
  if (changed.size === 0) return false
  return changed.has(anything) || tags.has(anything) || !tags.isDisjointFrom(changed)
}

interface Call<E> {
  params: Params<E>
  query: Query<E>
  body: Body<E>
  reply: Reply<E>
}
type TagsOf<E> = (call: Call<E>) => string[]
type Private = { method: 'GET'; access: 'user' | 'owner' }

/** Every call but those that read what is not public: forgetting one is a type error. */
type TagTable = {
  [Noun in keyof typeof api]: {
    [Name in keyof (typeof api)[Noun] as (typeof api)[Noun][Name] extends Private ? never : Name]: TagsOf<
      (typeof api)[Noun][Name]
    >
  }
}

const nothing = () => []
const ids = (rows: { _id: string }[], tag: (id: string) => string) => rows.map(({ _id }) => tag(_id))

/** Of everything that shows it. */
const translationTags: Record<TranslatedKind, (id: string) => string[]> = {
  service: (id) => ['services', serviceTag(id)],
  post: (id) => ['posts', postTag(id)],
  category: (id) => ['categories', 'posts', categoryTag(id)],
  author: (id) => ['authors', 'posts', authorTag(id)],
  picture: () => [pictureTag],
  work: () => ['work'],
  'work-kind': () => ['work'],
  site: () => [siteTag],
}

/**
 * What each call reads, if it is a GET, or else changes. A list carries its own tag for what belongs to it and in which
 * order, and one tag for each thing that it shows. Where it is not certain what a change touches, it names more.
 */
export const tagTable: TagTable = {
  service: {
    list: ({ reply }) => ['services', pictureTag, ...ids(reply.data, serviceTag)],
    one: ({ params }) => [serviceTag(params.id), pictureTag],
    count: () => ['services'],
    averageRating: ({ params }) => [serviceTag(params.serviceId)],
    add: () => ['services'],
    update: ({ params }) => ['services', serviceTag(params.id)],
    move: () => ['services'],
    remove: ({ params }) => ['services', serviceTag(params.id)],
  },
  review: {
    ofService: ({ params }) => [serviceTag(params.serviceId)],
    quote: () => ['reviews', 'services'],
    countOfService: ({ params }) => [serviceTag(params.serviceId)],
    one: ({ reply }) => [serviceTag(reply.data.serviceId)],
    add: ({ body }) => reviewedTags([body.serviceId]),
    // Their routes know the service.
    update: nothing,
    remove: nothing,
  },
  post: {
    // Found by words, by category and by moment, so any change of a post may change any list.
    list: () => ['posts', pictureTag],
    bySlug: ({ params, reply: { data } }) => [
      postTag(`${params.cat_slug}/${params.slug}`),
      postTag(data._id),
      authorTag(data.author_id),
      categoryTag(data.cat_id),
      pictureTag,
    ],
    neighbours: () => ['posts', pictureTag],
    count: () => ['posts'],
    add: ({ body }) => ['posts', postTag(body.slug)],
    update: ({ params, body }) => ['posts', postTag(params.id), postTag(body.slug)],
    // A draft is no visitor's to see, but for whoever has its preview; a new one may bring category and author.
    saveDraft: ({ reply: { data } }) => [postTag(data._id), postTag(data.slug), 'categories', 'authors'],
    renewPreview: ({ params }) => ['posts', postTag(params.id)],
    remove: ({ params }) => ['posts', postTag(params.id)],
  },
  // Posts carry the names of their author and category.
  author: {
    list: () => ['authors', pictureTag],
    one: ({ params }) => [authorTag(params.id), pictureTag],
    add: () => ['authors'],
    update: ({ params }) => ['authors', 'posts', authorTag(params.id)],
    remove: ({ params }) => ['authors', 'posts', authorTag(params.id)],
  },
  category: {
    list: () => ['categories', pictureTag],
    one: ({ params }) => [categoryTag(params.id), pictureTag],
    add: () => ['categories'],
    update: ({ params }) => ['categories', 'posts', categoryTag(params.id)],
    remove: ({ params }) => ['categories', 'posts', categoryTag(params.id)],
  },
  picture: {
    list: () => [pictureTag],
    // Nothing shows it yet. Once its other sizes are made, that is a change.
    upload: nothing,
    describe: () => [pictureTag],
  },
  // Neighbours and kinds come with every picture, so that any change may change any of its pages.
  work: {
    list: () => ['work', pictureTag],
    one: ({ reply: { data } }) => [
      'work',
      pictureTag,
      ...(data.service ? [serviceTag(data.service._id)] : ['services']),
    ],
    add: () => ['work'],
    addFromGallery: () => ['work'],
    update: () => ['work'],
    move: () => ['work'],
    remove: () => ['work'],
  },
  site: { one: () => [siteTag], privacy: () => [paymentsTag], update: () => [siteTag] },
  translation: {
    update: ({ params: { kind, id }, body: { texts } }) => [
      ...translationTags[kind](id),
      ...(kind === 'post' && texts.slug ? [postTag(texts.slug)] : []),
    ],
  },
  // Of it visitors see which days are free and how one can pay.
  studio: { update: () => [calendarTag, paymentsTag] },
  setup: { needed: () => [ownerTag], owner: () => [ownerTag], update: nothing },
  // Its route knows whose reviews went.
  identity: { removeAccount: nothing, token: nothing },
  booking: {
    add: nothing,
    enter: nothing,
    solve: nothing,
    reopen: nothing,
    reply: nothing,
    notSpam: nothing,
    remove: () => [calendarTag],
  },
  bookingState: {
    confirm: () => [calendarTag],
    decline: nothing,
    cancel: () => [calendarTag],
    move: () => [calendarTag],
    remind: nothing,
    done: nothing,
    answerHold: () => [calendarTag],
  },
  outsideCalendar: {
    add: nothing,
    // A job reads it later and tells by itself.
    read: nothing,
    rename: nothing,
    remove: () => [calendarTag],
  },
  calendar: {
    // Its length decides which times are free.
    availability: ({ query }) => [calendarTag, serviceTag(query.serviceId)],
    promises: () => [calendarTag],
    block: () => [calendarTag],
    unblock: () => [calendarTag],
    open: () => [calendarTag],
    close: () => [calendarTag],
    // Never cached, and still what these changes change.
    renewFeed: () => [calendarTag],
    feed: () => [calendarTag],
  },
  offer: {
    saveDraft: nothing,
    send: () => [calendarTag],
    withdraw: () => [calendarTag],
    agree: nothing,
  },
  // Never cached, since it is for whoever has the key.
  clientOffer: {
    one: () => [calendarTag],
    pdf: () => [calendarTag],
    sheet: () => [calendarTag],
    accept: () => [calendarTag],
  },
  // Money that arrives may confirm a day, and that takes no day that was not held before.
  payment: {
    record: nothing,
    refund: nothing,
    reverse: nothing,
    approve: nothing,
    notFound: nothing,
    claim: nothing,
  },
  document: { cancel: nothing, reissue: nothing },
  // What each client sees is cached nowhere.
  clientBooking: {
    one: () => [calendarTag],
    calendar: () => [calendarTag],
    write: nothing,
    askDay: nothing,
    answerDay: () => [calendarTag],
    cancel: () => [calendarTag],
    lostLink: nothing,
    renewLink: nothing,
    declineDay: () => [calendarTag],
  },
  // What each visitor of a gallery sees is cached nowhere.
  gallery: {
    add: nothing,
    update: nothing,
    remove: nothing,
    open: nothing,
    close: nothing,
    deliver: nothing,
    reopen: nothing,
    remind: nothing,
    renew: nothing,
    pin: nothing,
    answered: nothing,
    liftPinLock: nothing,
  },
  galleryPicture: {
    addSet: nothing,
    updateSet: nothing,
    removeSet: nothing,
    move: nothing,
    remove: nothing,
    reply: nothing,
    words: nothing,
  },
  clientGallery: {
    door: () => [galleryTag],
    open: nothing,
    ask: nothing,
    view: () => [galleryTag],
    file: () => [galleryTag],
    zip: () => [galleryTag],
    heart: nothing,
    addList: nothing,
    renameList: nothing,
    removeList: nothing,
    comment: nothing,
    send: nothing,
  },
  money: {},
  gateway: {
    save: () => [paymentsTag],
    test: nothing,
    start: nothing,
    refund: nothing,
    seen: nothing,
    settlePayment: nothing,
    settleRefund: nothing,
  },
  message: {
    add: nothing,
    solve: nothing,
    reopen: nothing,
    reply: nothing,
    notSpam: nothing,
    remove: nothing,
  },
  note: { saveOfBooking: nothing, saveOfMessage: nothing },
  client: { erase: () => [calendarTag] },
  person: { join: nothing, separate: nothing, undo: nothing },
  replyTemplate: { add: nothing, update: nothing, remove: nothing },
  // Pages say that an email comes where one can.
  mail: { saveServer: () => [siteTag], test: nothing, retry: nothing, remove: nothing },
  dashboard: {},
  health: {},
  backup: { make: nothing, check: nothing, remove: nothing },
}
