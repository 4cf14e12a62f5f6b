import { atMost } from '../shape/field-refusals.ts'
import { t } from '../../language/t.ts'
import { z } from '../shape/zod.ts'
import { endpoint } from '../shape/endpoint.ts'
import { dataReply, doneReply } from '../shape/envelope.ts'
import { changesSomething, imageUrl, nothingToChange } from '../shape/fields.ts'

const percent = z.int('A focal point is two whole numbers.').min(0).max(100)
/** See `FocalPoint`. */
const focalPoint = z.object({ x: percent, y: percent })

/** What a page needs to show a picture at the right size and without a jump. */
export const picture = z.object({
  /** The address by which thumbnails, galleries and settings name it. */
  src: z.string(),
  width: z.int().min(1),
  height: z.int().min(1),
  alt: z.string(),
  /** One sentence to be read with it; missing where there is none. */
  caption: z.string().optional(),
  /** Missing where it is the middle. */
  focus: focalPoint.optional(),
  /** A few blurred pixels as a data address; empty where the picture is transparent or not yet looked at. */
  placeholder: z.string(),
  /** See `Variants`. Missing until they are made: the picture is then shown from `src`. */
  variants: z.object({ base: z.string(), widths: z.array(z.int()) }).optional(),
})
export type Picture = z.infer<typeof picture>

/** Replies that name pictures tell all about them beside `data`, each once however often it is named. */
export const pictured = { pictures: z.array(picture) }

/** An image host's reply, with all that our own screens need beside it. */
export const uploadedPicture = picture.extend({
  /** The same as `src`. It ends in .jpg, so that a gallery takes it. */
  display_url: z.string(),
  /** What its file was called. */
  name: z.string(),
})
export type UploadedPicture = z.infer<typeof uploadedPicture>

/** What only the owner is told: names of files may name people. */
const pictureDetails = z.object({
  src: z.string(),
  name: z.string(),
  alt: z.string(),
  caption: z.string(),
  focus: focalPoint,
})
export type PictureDetails = z.infer<typeof pictureDetails>

const text = (label: string) => z.string().trim().max(300, atMost(300, label)).optional()
const pixels = z.int().min(1).max(100_000).optional()

/** What is left out stays as it is. */
const pictureDescription = z
  .object({
    src: imageUrl('Picture'),
    alt: text('Description'),
    caption: text('Caption'),
    focus: focalPoint.optional(),
    /** Of a picture that lies elsewhere: the first one to describe it has seen how large it is. */
    width: pixels,
    height: pixels,
  })
  .refine(({ alt, caption, focus }) => changesSomething({ alt, caption, focus }), nothingToChange)
export type PictureDescription = z.output<typeof pictureDescription>

const maxSources = 50
const bySource = z.object({
  src: z
    .union([z.string(), z.array(z.string())], 'Name at least one picture with src.')
    .transform((sources) => [sources].flat())
    .pipe(
      z.array(z.string().max(2000, 'This address is too long.')).max(maxSources, {
        error: () => t('Ask for at most {maxSources} pictures at once.', { maxSources }),
      }),
    ),
})

export const pictureEndpoints = {
  list: endpoint({
    method: 'GET',
    path: '/pictures',
    access: 'public',
    cached: 'for-pages',
    summary: `Pictures by address, up to ${maxSources}; unknown addresses are left out`,
    query: bySource,
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
    query: z.object({ name: z.string().max(300).default('') }),
    reply: dataReply(uploadedPicture),
  }),
  details: endpoint({
    method: 'GET',
    path: '/picture-details',
    access: 'owner',
    summary: `What is said about pictures and what their files were called, by address, up to ${maxSources}`,
    query: bySource,
    reply: dataReply(z.array(pictureDetails)),
  }),
  describe: endpoint({
    method: 'PATCH',
    path: '/describe-picture',
    access: 'owner',
    summary:
      'Say what a picture shows, and which point of it every crop keeps in view, wherever it is shown; one that lies elsewhere comes with its size',
    body: pictureDescription,
    reply: doneReply,
  }),
}
