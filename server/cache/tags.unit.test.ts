import { expect, it } from 'vitest'
import { api } from '../../contract/api.ts'
import type { Endpoint } from '../../contract/endpoint.ts'
import { tagTable } from './tags.ts'

const calls = Object.entries(api).flatMap(([noun, endpoints]) =>
  Object.entries<Endpoint>(endpoints).map(([name, endpoint]) => ({ noun, name, endpoint })),
)
const isPrivate = ({ method, access }: Endpoint) => method === 'GET' && access !== 'public'

type Tags = (call: object) => string[]
const tagsOf = (noun: string, name: string) =>
  (tagTable as unknown as Record<string, Record<string, Tags | undefined>>)[noun]?.[name]

const anyId = '0190-id'
const data = { _id: anyId, serviceId: anyId, author_id: anyId, cat_id: anyId, slug: 'a/b' }
/** All that a table entry may look at; a list is what has a `map`. */
const call = {
  params: { id: anyId, kind: 'service', serviceId: anyId, cat_slug: 'a', slug: 'b' },
  query: { serviceId: anyId },
  body: { serviceId: anyId, slug: 'a/b' },
}
const tags = (noun: string, name: string) => {
  const isList = name === 'list'
  return tagsOf(noun, name)!({ ...call, reply: { data: isList ? [data] : data } })
}

it('every call but those that read what is private has tags', () => {
  const without = calls.filter(({ noun, name, endpoint }) => !isPrivate(endpoint) && !tagsOf(noun, name))
  expect(without).toEqual([])
})

it('every public read names what would change it', () => {
  const reads = calls.filter(({ endpoint }) => endpoint.method === 'GET' && endpoint.access === 'public')
  expect(reads.filter(({ noun, name }) => tags(noun, name).length === 0)).toEqual([])
})

/** What only the holder of a key reads is cached nowhere. */
const secret = new Set(['clientBooking', 'clientGallery'])

/** Nouns that visitors read nothing of. */
const hasPublicReads = (noun: string) =>
  !secret.has(noun) &&
  calls.some(
    ({ noun: of, endpoint }) => of === noun && endpoint.method === 'GET' && endpoint.access === 'public',
  )

it('every change of what visitors read names it, but for those whose routes know it', () => {
  const silent = calls
    .filter(({ noun, name, endpoint }) => endpoint.method !== 'GET' && tags(noun, name).length === 0)
    .filter(({ noun }) => hasPublicReads(noun))
    .map(({ noun, name }) => `${noun}.${name}`)
  expect(silent.toSorted()).toEqual(['picture.upload', 'review.remove', 'review.update', 'setup.update'])
})

it.each([
  ['service', 'update', 'one'],
  ['service', 'update', 'list'],
  ['service', 'add', 'list'],
  ['service', 'add', 'count'],
  ['service', 'remove', 'one'],
  ['post', 'update', 'bySlug'],
  ['post', 'add', 'bySlug'],
  ['post', 'add', 'neighbours'],
  ['post', 'add', 'count'],
  ['post', 'remove', 'list'],
  ['post', 'renewPreview', 'bySlug'],
  ['author', 'update', 'one'],
  ['author', 'add', 'list'],
  ['category', 'update', 'one'],
  ['category', 'remove', 'list'],
  ['site', 'update', 'one'],
] as const)('%s: %s touches %s', (noun, change, read) => {
  expect(new Set(tags(noun, change)).isDisjointFrom(new Set(tags(noun, read)))).toBe(false)
})

it.each([
  ['review.add', 'service.one'],
  ['review.add', 'service.list'],
  ['review.add', 'service.averageRating'],
  ['review.add', 'review.ofService'],
  ['review.add', 'review.quote'],
  ['service.remove', 'review.quote'],
  ['review.add', 'review.one'],
  ['service.remove', 'review.ofService'],
  ['author.update', 'post.bySlug'],
  ['author.update', 'post.list'],
  ['category.update', 'post.bySlug'],
  ['category.update', 'post.neighbours'],
  ['booking.remove', 'calendar.availability'],
  ['bookingState.confirm', 'calendar.availability'],
  ['bookingState.move', 'calendar.availability'],
  ['bookingState.cancel', 'calendar.availability'],
  ['calendar.block', 'calendar.availability'],
  ['calendar.unblock', 'calendar.availability'],
  ['calendar.open', 'calendar.availability'],
  ['calendar.close', 'calendar.availability'],
  ['studio.update', 'calendar.availability'],
  ['service.update', 'calendar.availability'],
] as const)('%s touches %s of another noun', (change, read) => {
  const of = (path: string) => tags(...(path.split('.') as [string, string]))
  expect(new Set(of(change)).isDisjointFrom(new Set(of(read)))).toBe(false)
})
