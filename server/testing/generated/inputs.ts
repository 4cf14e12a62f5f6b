import fc, { type Arbitrary } from 'fast-check'
import { api } from '../../../contract/api.ts'
import type { Endpoint } from '../../../contract/shape/endpoint.ts'
import type { Person } from '../test-app.ts'
import { fieldsOf } from './fields.ts'
import { oddHeaders, rawBody, rawQuery } from './odd-requests.ts'
import { type LiveName, liveNames } from './values.ts'

const safely = (value: unknown) =>
  encodeURIComponent(typeof value === 'string' ? value.toWellFormed() : (JSON.stringify(value) ?? ''))

const pathOf = ({ path }: Endpoint, params: Record<string, unknown>) =>
  `/api${path.replace(/\{(\w+)\}/g, (_, name: string) => safely(params[name]).slice(0, 1200) || '%20')}`

const queryOf = (query: Record<string, unknown>) =>
  Object.entries(query)
    .filter(([, value]) => value !== undefined)
    .flatMap(([name, value]) => [value].flat().map((one) => `${name}=${safely(one)}`))
    .join('&')
    .slice(0, 12_000)

const roles: (Person | undefined)[] = [undefined, 'customer', 'owner', 'owner']

export const nameOf = ({ method, path }: Endpoint) => `${method} ${path}`

/** All in words, so that a failure can be read. */
export interface GeneratedInput {
  call: string
  as?: Person
  url: string
  body?: string
  headers: Record<string, string>
}

const inputFor = (endpoint: Endpoint, noun?: LiveName): Arbitrary<GeneratedInput> =>
  fc
    .record({
      as: fc.constantFrom(...roles),
      params: fieldsOf(endpoint.params, noun),
      query: fc.oneof(
        { weight: 8, arbitrary: fieldsOf(endpoint.query).map(queryOf) },
        { weight: 1, arbitrary: rawQuery },
      ),
      body: fc.oneof(
        { weight: 9, arbitrary: fieldsOf(endpoint.body).map((fields) => JSON.stringify(fields)) },
        { weight: 1, arbitrary: rawBody },
      ),
      headers: fc.oneof({ weight: 20, arbitrary: fc.constant({}) }, { weight: 1, arbitrary: oddHeaders }),
    })
    .map(({ as, params, query, body, headers }) => ({
      call: nameOf(endpoint),
      ...(as && { as }),
      url: pathOf(endpoint, params) + (query && `?${query}`),
      ...(endpoint.method !== 'GET' && { body }),
      headers,
    }))

/** Calls whose rows have the name of another noun. */
const rowOf: Partial<Record<keyof typeof api, LiveName>> = {
  bookingState: 'booking',
  clientBooking: 'booking',
  offer: 'booking',
  payment: 'booking',
  document: 'booking',
  note: 'booking',
  galleryPicture: 'gallery',
}

/** A request to any call of the contract, by anyone, that may or may not make sense. */
export const generatedInput = fc.oneof(
  ...Object.entries(api).flatMap(([noun, calls]) =>
    Object.values<Endpoint>(calls).map((endpoint) =>
      inputFor(endpoint, rowOf[noun as keyof typeof api] ?? liveNames.find((name) => name === noun)),
    ),
  ),
)
