import { required, atMost } from './field-refusals.ts'
import { z } from './zod.ts'

const segment = '[a-z0-9\\u0980-\\u09FF]+(?:-[a-z0-9\\u0980-\\u09FF]+)*'
const segmentPattern = new RegExp(`^${segment}$`)
const postPattern = new RegExp(`^${segment}/${segment}$`)

/** Lowercased, spaces turned into hyphens, everything dropped that an address cannot contain. */
export const slugify = (text: string) =>
  text
    .normalize('NFC')
    .toLowerCase()
    .replace(/[^a-z0-9\u0980-\u09FF\s-]/g, '')
    .replace(/[\s-]+/g, '-')
    .replace(/^-|-$/g, '')

export const postSlugFor = (category: string, title: string) => `${slugify(category)}/${slugify(title)}`

const normal = z
  .string(required('Slug'))
  .trim()
  .normalize('NFC')
  .min(1, required('Slug'))
  .max(300, atMost(300, 'Slug'))

const slugSegment = normal.regex(
  segmentPattern,
  'A slug has lowercase letters, digits and single hyphens only.',
)

/** If empty or left out, it is made from the name. */
export const optionalSlug = z.union([z.literal(''), slugSegment]).optional()

/** For `refine` after the slug was made: a name in letters that addresses cannot contain gives an empty one. */
export const unsluggable = (path: string) => ({
  path: [path],
  error: 'No slug can be made from this name. Please enter one.',
})

export const postSlug = normal.regex(
  postPattern,
  'A slug has two parts, like category/title, of lowercase letters, digits and single hyphens.',
)
