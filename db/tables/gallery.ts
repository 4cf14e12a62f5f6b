import type { GalleryAsk, GalleryStatus } from '../../contract/gallery/gallery-acts.ts'
import type { ActivityWhat, Downloads, GalleryActor, PictureOrder } from '../../contract/gallery/gallery.ts'
import type { CameraFacts } from '../../contract/portfolio/camera.ts'
import type { ColumnType, Generated } from 'kysely'
import type { Language } from '../../language/languages.ts'

export interface GalleryTable {
  id: string
  slug: string
  booking_id: string | null
  title: string
  client_name: string
  email: string
  language: Language
  event_date: string | null
  place: string
  status: GalleryStatus
  cover_id: Generated<string | null>
  /** The last day on which it is open. */
  closes_on: string | null
  /** The last day that its client was reminded of. */
  notified_for: Generated<string | null>
  /** Part of the secrets in its links and of its PIN: a new number invalidates all old links and cookies. */
  key_version: Generated<number>
  guest_version: Generated<number>
  /** Whether it has a link for guests, who can only look. */
  guests: boolean
  /** The order of its pictures. */
  sorted_by: Generated<PictureOrder>
  pin_hash: Generated<string | null>
  /** The PIN, encrypted, for the owner to read; null if only its hash was stored. */
  pin_sealed: Generated<string | null>
  pin_version: Generated<number>
  downloads: Downloads
  originals_when_paid: boolean
  watermark: boolean
  comments: boolean
  sent_at: Generated<string | null>
  /** The client's words with the selection. */
  message: Generated<string>
  /** What the client asks for on a closed or locked gallery, until it is done. */
  asked: Generated<GalleryAsk | null>
  asked_at: Generated<string | null>
  created_at: string
  updated_at: string
  /** Version of the owner's settings: uploads, links and visits do not change it. */
  settings_at: Generated<string>
}

export interface GallerySetTable {
  id: string
  gallery_id: string
  title: string
  position: number
  created_at: string
}

/** Bytes of each size that was made of a picture; `view` may have a watermark. */
export interface GallerySizes {
  /** Part of their file names: another watermark makes other files. */
  version: string
  thumb: number
  view: number
  web: number
  webCrc32: number
}

export interface GalleryPictureTable {
  id: string
  gallery_id: string
  set_id: string | null
  /** Position in the owner's own order: counted from 0, or a time in milliseconds for later uploads. */
  position: number
  /** The file name from the camera. */
  file_name: string
  /** File name in natural sort order. */
  name_key: string
  type: string
  bytes: number
  crc32: number
  sha256: string
  width: number
  height: number
  colour: string
  placeholder: string
  /** By the camera's clock, which has no time zone. */
  taken_at: string | null
  facts: ColumnType<CameraFacts, string, string>
  sizes: ColumnType<GallerySizes | null, string | null | undefined, string | null>
  /** Alt text and caption. */
  alt: Generated<string>
  caption: Generated<string>
  alt_bn: Generated<string>
  caption_bn: Generated<string>
  created_at: string
}

export interface GalleryListTable {
  id: string
  gallery_id: string
  name: string
  /** The favourites, which every gallery has. */
  main: boolean
  most: Generated<number | null>
  picked: Generated<number>
  /** Sent to the owner: it no longer changes. */
  frozen: boolean
  created_at: string
}

export interface GalleryPickTable {
  list_id: string
  picture_id: string
  created_at: string
}

export interface GalleryCommentTable {
  id: string
  gallery_id: string
  picture_id: string
  actor: 'owner' | 'client'
  body: string
  created_at: string
}

export interface GalleryActivityTable {
  id: string
  gallery_id: string
  what: ActivityWhat
  actor: GalleryActor
  detail: string
  times: Generated<number>
  /** Repeated events of one day share a row; null if each event has its own. */
  repeat_key: Generated<string | null>
  /** When it last happened. */
  created_at: string
}

export interface GalleryTables {
  gallery: GalleryTable
  gallery_set: GallerySetTable
  gallery_picture: GalleryPictureTable
  gallery_list: GalleryListTable
  gallery_pick: GalleryPickTable
  gallery_comment: GalleryCommentTable
  gallery_activity: GalleryActivityTable
}
