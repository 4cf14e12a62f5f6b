import { z } from 'zod'

/** A list asked for without page and limit ends here; its total says what was left out. */
export const unpagedMax = 500

const positive = (label: string, max: number) =>
  z.coerce
    .number({ error: `${label} must be a whole number.` })
    .int(`${label} must be a whole number.`)
    .min(1, `${label} starts at 1.`)
    .max(max, `${label} can be at most ${max}.`)

const page = positive('Page', 1_000_000)
const limit = positive('Limit', 50)
const sort = z.enum(['asc', 'desc'], 'Sort is asc or desc.')

/** Insertion order unless told otherwise. */
export const listQuery = z.object({
  page: page.optional(),
  limit: limit.optional(),
  sort: sort.default('asc'),
})
export type ListQuery = z.output<typeof listQuery>

export const pageQuery = (perPage: number) =>
  z.object({ page: page.default(1), limit: limit.default(perPage), sort: sort.default('desc') })
