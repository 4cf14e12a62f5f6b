import { atMost } from '../shape/field-refusals.ts'
import { t } from '../../language/t.ts'
import { z } from '../shape/zod.ts'
import { endpoint } from '../shape/endpoint.ts'
import { dataReply, doneReply } from '../shape/envelope.ts'
import { changesSomething, imageUrl, nothingToChange } from '../shape/fields.ts'

const percent = z.int('A focal point is two whole numbers.').min(0).max(100)
/** See `FocalPoint`. */
const focalPoint = z.object({ x: percent, y: percent })

/** What a page needs to show a picture at the right size and without layout shift. */
export const picture = z.object({
  /** The address that thumbnails, galleries and settings refer to. */
  src: z.string(),
  width: z.int().min(1),
  height: z.int().min(1),
  alt: z.string(),
  /** One sentence below the picture; absent if there is none. */
  caption: z.string().optional(),
  /** Absent if it is the centre. */
  focus: focalPoint.optional(),
  /** A tiny blurred version as a data URL; empty if the picture is transparent or not processed yet. */
  placeholder: z.string(),
  /** See `Variants`. Absent until they are made: until then the picture is shown from `src`. */
  variants: z.object({ base: z.string(), widths: z.array(z.int()) }).optional(),
})
export type Picture = z.infer<typeof picture>

/** Replies that mention pictures carry their details beside `data`, each picture once. */
export const pictured = { pictures: z.array(picture) }

/** The reply of an image host, with the details that our own screens need. */
export const uploadedPicture = picture.extend({
  /** The same as `src`. It ends in .jpg because galleries require an extension. */
  display_url: z.string(),
  /** The name of the uploaded file. */
  name: z.string(),
})
export type UploadedPicture = z.infer<typeof uploadedPicture>

/** Only for the owner: file names may contain people's names. */
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

/** Fields that are left out stay as they are. */
const pictureDescription = z
  .object({
    src: imageUrl('Picture'),
    alt: text('Description'),
    caption: text('Caption'),
    focus: focalPoint.optional(),
    /** The size of a picture hosted elsewhere, measured by the browser that first describes it. */
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
      'Upload a picture; one that exists already is not stored twice. Its sizes are made in the background',
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
      'Set alt text, caption and focal point of a picture wherever it is used; for a picture hosted elsewhere with its size',
    body: pictureDescription,
    reply: doneReply,
  }),
}
