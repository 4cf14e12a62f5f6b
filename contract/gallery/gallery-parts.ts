import { z } from '../shape/zod.ts'
import { id, timestamp } from '../shape/fields.ts'

export const gallerySet = z.object({ _id: id, title: z.string(), pictures: z.int().min(0) })
export type GallerySet = z.infer<typeof gallerySet>

/** What a page needs to lay a picture out; its files lie at `galleryFile(slug, _id, size)`. */
export const galleryPicture = z.object({
  _id: id,
  setId: id.nullable(),
  /** The name that the camera gave it. */
  name: z.string(),
  width: z.int().min(1),
  height: z.int().min(1),
  /** Its mean, as #rrggbb. */
  colour: z.string(),
  /** A few blurred pixels as a data address. */
  placeholder: z.string(),
  /** What it shows and what is said about it, in the language of whoever looks; empty where nobody wrote it. */
  alt: z.string(),
  caption: z.string(),
  /** False until its sizes are made: then only its place can be shown. */
  ready: z.boolean(),
  bytes: z.int().min(0),
  /** Of the file for screens; 0 until it is made. */
  webBytes: z.int().min(0),
})
export type GalleryPicture = z.infer<typeof galleryPicture>

export const ownerPicture = galleryPicture.extend({
  /** By the clock of the camera: '2026-11-16T18:30:00'. */
  takenAt: z.string().nullable(),
  /** As they were written, in each language. */
  words: z.object({ alt: z.string(), caption: z.string(), altBn: z.string(), captionBn: z.string() }),
})
export type OwnerPicture = z.infer<typeof ownerPicture>

/** Pictures that somebody chose, under a name. */
export const galleryList = z.object({
  _id: id,
  /** Empty for the main one, which every gallery has. */
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

/** To be laid out in rows, to be looked at whole, to be taken along for screens, and as the camera wrote it. */
export const fileSizes = ['thumb', 'view', 'web', 'original'] as const
export type FileSize = (typeof fileSizes)[number]

/** The address of a file. It works with the cookie of the gallery, or for the owner, as long as the gallery is open. */
export const galleryFile = (slug: string, pictureId: string, size: FileSize) =>
  `/api/gallery-file/${slug}/${pictureId}/${size}`

/** Longest sides in pixels of what is made of a picture. */
export const sides = { thumb: 640, view: 2048, web: 2048 } as const
