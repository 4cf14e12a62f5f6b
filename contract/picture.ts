import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { dataReply } from './envelope.ts'

/** Addresses with widths, as the `srcset` attribute takes them. */
const srcset = z.string()

/** What a page needs to show a picture at the right size and without a jump. */
export const picture = z.object({
  /** The address by which thumbnails, galleries and settings name it. */
  src: z.string(),
  width: z.int().min(1),
  height: z.int().min(1),
  alt: z.string(),
  /** A few blurred pixels as a data address; empty where the picture is transparent or not yet looked at. */
  placeholder: z.string(),
  /** Missing until they are made: the picture is then shown from `src`. */
  variants: z.object({ avif: srcset, webp: srcset, jpeg: srcset }).optional(),
})
export type Picture = z.infer<typeof picture>

/** Replies that name pictures tell all about them beside `data`, each once however often it is named. */
export const pictured = { pictures: z.array(picture) }

/** An image host's reply, with all that our own screens need beside it. */
export const uploadedPicture = picture.extend({
  /** The same as `src`. It ends in .jpg, so that a gallery takes it. */
  display_url: z.string(),
})
export type UploadedPicture = z.infer<typeof uploadedPicture>

const maxSources = 50

export const pictureEndpoints = {
  list: endpoint({
    method: 'GET',
    path: '/pictures',
    access: 'public',
    summary: `Pictures by address, up to ${maxSources}; unknown addresses are left out`,
    query: z.object({
      src: z
        .union([z.string(), z.array(z.string())], 'Name at least one picture with src.')
        .transform((sources) => [sources].flat())
        .pipe(
          z
            .array(z.string().max(2000, 'This address is too long.'))
            .max(maxSources, `Ask for at most ${maxSources} pictures at once.`),
        ),
    }),
    reply: dataReply(z.array(picture)),
  }),
  upload: endpoint({
    method: 'POST',
    path: '/upload-picture',
    access: 'owner',
    limit: 'upload',
    summary:
      'Keep a picture; one that is there already is not stored twice. Other sizes follow by themselves',
    file: 'image',
    query: z.object({ name: z.string().max(300).default('picture') }),
    reply: dataReply(uploadedPicture),
  }),
}
