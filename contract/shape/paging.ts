import { notWhole, belowOne, notYesOrNo } from './field-refusals.ts'
import { t, translated } from '../../language/t.ts'
import { z } from './zod.ts'

/** The limit of a list that is called without page and limit; its total shows what is missing. */
export const unpagedMax = 500

const positive = (label: string, max: number) =>
  z.coerce
    .number(notWhole(label))
    .int(notWhole(label))
    .min(1, belowOne(label))
    .max(max, { error: () => t('{label} can be at most {max}.', { label: translated(label), max }) })

const page = positive('Page', 1_000_000)
const limit = positive('Limit', 50)
const sort = z.enum(['asc', 'desc'], 'Sort is asc or desc.')

/** By time of creation unless asked otherwise. */
export const listQuery = z.object({
  page: page.optional(),
  limit: limit.optional(),
  sort: sort.default('asc'),
})
export type ListQuery = z.output<typeof listQuery>

/** Search words; each list decides which columns it searches. */
export const searchWords = z.string().trim().max(100, 'Search for at most 100 characters.').optional()

export const yesOrNo = (label: string) =>
  z
    .enum(['true', 'false'], notYesOrNo(label))
    .transform((text) => text === 'true')
    .optional()

/** Bookings and messages: by words, by whether they are solved, or those taken for spam. */
export const requestFilter = z.object({
  search: searchWords,
  resolved: yesOrNo('Resolved'),
  spam: yesOrNo('Spam'),
})
export type RequestFilter = z.output<typeof requestFilter>

export const requestQuery = listQuery.extend(requestFilter.shape)
export type RequestQuery = z.output<typeof requestQuery>

/** Of all that match the search, whatever the status filter. */
export const requestCounts = z.object({
  pending: z.int().min(0),
  solved: z.int().min(0),
  /** Only for the owner. */
  spam: z.int().min(0),
})
export type RequestCounts = z.infer<typeof requestCounts>

/** Where to move an item to. */
export const placeInList = z.int('Place must be a whole number.').min(1, belowOne('Place'))

export const pageQuery = (perPage: number) =>
  z.object({ page: page.default(1), limit: limit.default(perPage), sort: sort.default('desc') })
