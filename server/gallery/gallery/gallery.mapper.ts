import type { GalleryActivity, ListedGallery } from '../../../contract/gallery/gallery.ts'
import type {
  GalleryComment,
  GalleryList,
  GalleryPicture,
  GallerySet,
  OwnerPicture,
} from '../../../contract/gallery/gallery-parts.ts'
import { contentLanguage } from '../../platform/http/language.ts'
import type { listActivity } from './gallery-activity.queries.ts'
import type { PartRows, PictureRow } from './gallery-parts.queries.ts'
import type { ListedRow } from './gallery.queries.ts'

export const toListed = (row: ListedRow): ListedGallery => ({
  _id: row.id,
  slug: row.slug,
  title: row.title,
  clientName: row.client_name,
  status: row.status,
  eventDate: row.event_date,
  bookingId: row.booking_id,
  coverId: row.shown_id,
  pictures: Number(row.pictures),
  bytes: Number(row.bytes),
  visits: Number(row.visits),
  picked: Number(row.picked),
  limit: row.most,
  closesOn: row.closes_on,
  date: row.created_at,
})

/** Uses the other language if a text is missing in the reader's. */
const inReadersLanguage = (english: string, bangla: string) =>
  contentLanguage() === 'bn' ? bangla || english : english || bangla

export const toPicture = (row: PictureRow): GalleryPicture => ({
  _id: row.id,
  setId: row.set_id,
  name: row.file_name,
  width: row.width,
  height: row.height,
  colour: row.colour,
  placeholder: row.placeholder,
  alt: inReadersLanguage(row.alt, row.alt_bn),
  caption: inReadersLanguage(row.caption, row.caption_bn),
  ready: row.sizes !== null,
  bytes: row.bytes,
  webBytes: row.sizes?.web ?? 0,
})

export const toOwnerPicture = (row: PictureRow): OwnerPicture => ({
  ...toPicture(row),
  takenAt: row.taken_at,
  words: { alt: row.alt, caption: row.caption, altBn: row.alt_bn, captionBn: row.caption_bn },
})

export const toSets = ({ sets, pictures }: Pick<PartRows, 'sets' | 'pictures'>): GallerySet[] => {
  const counts = new Map<string | null, number>()
  for (const { set_id } of pictures) counts.set(set_id, (counts.get(set_id) ?? 0) + 1)
  return sets.map(({ id, title }) => ({ _id: id, title, pictures: counts.get(id) ?? 0 }))
}

export const toLists = ({ lists, picks }: Pick<PartRows, 'lists' | 'picks'>): GalleryList[] =>
  lists.map(({ id, name, main, most }) => ({
    _id: id,
    name,
    main,
    limit: most,
    pictures: picks.filter(({ list_id }) => list_id === id).map(({ picture_id }) => picture_id),
  }))

export const toComment = (row: PartRows['comments'][number]): GalleryComment => ({
  _id: row.id,
  pictureId: row.picture_id,
  from: row.actor,
  body: row.body,
  date: row.created_at,
})

export const toActivity = (row: Awaited<ReturnType<typeof listActivity>>[number]): GalleryActivity => ({
  _id: row.id,
  what: row.what,
  actor: row.actor,
  detail: row.detail,
  times: row.times,
  date: row.created_at,
})
