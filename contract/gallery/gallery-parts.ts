import { z } from '../shape/zod.ts'
import { id, timestamp } from '../shape/fields.ts'

export const gallerySet = z.object({ _id: id, title: z.string(), pictures: z.int().min(0) })
export type GallerySet = z.infer<typeof gallerySet>

/** What a page needs to lay out a picture; its files are at `galleryFile(slug, _id, size)`. */
export const galleryPicture = z.object({
  _id: id,
  setId: id.nullable(),
  /** The file name from the camera. */
  name: z.string(),
  width: z.int().min(1),
  height: z.int().min(1),
  /** Its average colour, as #rrggbb. */
  colour: z.string(),
  /** A tiny blurred version as a data URL. */
  placeholder: z.string(),
  /** Alt text and caption in the reader's language; empty if nobody wrote them. */
  alt: z.string(),
  caption: z.string(),
  /** False until its sizes are made; until then only its place is shown. */
  ready: z.boolean(),
  bytes: z.int().min(0),
  /** Bytes of the file for screens; 0 until it is made. */
  webBytes: z.int().min(0),
})
export type GalleryPicture = z.infer<typeof galleryPicture>

export const ownerPicture = galleryPicture.extend({
  /** By the camera's clock: '2026-11-16T18:30:00'. */
  takenAt: z.string().nullable(),
  /** Alt text and caption in each language. */
  words: z.object({ alt: z.string(), caption: z.string(), altBn: z.string(), captionBn: z.string() }),
})
export type OwnerPicture = z.infer<typeof ownerPicture>

/** A named list of pictures that a client chose. */
export const galleryList = z.object({
  _id: id,
  /** Empty for the favourites, which every gallery has. */
  name: z.string(),
  main: z.boolean(),
  limit: z.int().nullable(),
  pictures: z.array(id),
})
export type GalleryList = z.infer<typeof galleryList>

export const galleryComment = z.object({
  _id: id,
  pictureId: id,
  from: z.enum(['owner', 'client']),
  body: z.string(),
  date: timestamp,
})
export type GalleryComment = z.infer<typeof galleryComment>

/** Thumbnail, size for the screen, download for screens, and the original. */
export const fileSizes = ['thumb', 'view', 'web', 'original'] as const
export type FileSize = (typeof fileSizes)[number]

/** The address of a file. It needs the gallery's cookie while the gallery is open, or the owner's session. */
export const galleryFile = (slug: string, pictureId: string, size: FileSize) =>
  `/api/gallery-file/${slug}/${pictureId}/${size}`

/** The longest side of each size in pixels. */
export const sides = { thumb: 640, view: 2048, web: 2048 } as const

/** Gallery files are uploaded here by the tus protocol, with `gallery`, `filename` and `set` as metadata. */
export const galleryUpload = '/gallery-upload'
