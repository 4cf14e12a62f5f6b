import fc, { type Arbitrary } from 'fast-check'
import { api } from '../../../contract/api.ts'
import type { Endpoint } from '../../../contract/shape/endpoint.ts'
import type { Person } from '../test-app.ts'
import { fieldsOf } from './fields.ts'
import { invalidHeaders, rawBody, rawQuery } from './malformed-requests.ts'
import { type PlaceholderName, placeholderNames } from './values.ts'

const encoded = (value: unknown) =>
  encodeURIComponent(typeof value === 'string' ? value.toWellFormed() : (JSON.stringify(value) ?? ''))

const pathOf = ({ path }: Endpoint, params: Record<string, unknown>) =>
  `/api${path.replace(/\{(\w+)\}/g, (_, name: string) => encoded(params[name]).slice(0, 1200) || '%20')}`

const queryOf = (query: Record<string, unknown>) =>
  Object.entries(query)
    .filter(([, value]) => value !== undefined)
    .flatMap(([name, value]) => [value].flat().map((one) => `${name}=${encoded(one)}`))
    .join('&')
    .slice(0, 12_000)

const roles: (Person | undefined)[] = [undefined, 'customer', 'owner', 'owner']

export const nameOf = ({ method, path }: Endpoint) => `${method} ${path}`

/** Everything as text, so that a failure is readable. */
export interface GeneratedInput {
  call: string
  as?: Person
  url: string
  body?: string
  headers: Record<string, string>
}

const inputFor = (endpoint: Endpoint, noun?: PlaceholderName): Arbitrary<GeneratedInput> =>
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
      headers: fc.oneof({ weight: 20, arbitrary: fc.constant({}) }, { weight: 1, arbitrary: invalidHeaders }),
    })
    .map(({ as, params, query, body, headers }) => ({
      call: nameOf(endpoint),
      ...(as && { as }),
      url: pathOf(endpoint, params) + (query && `?${query}`),
      ...(endpoint.method !== 'GET' && { body }),
      headers,
    }))

/** Calls that work on rows of another noun. */
const rowOf: Partial<Record<keyof typeof api, PlaceholderName>> = {
  bookingState: 'booking',
  clientBooking: 'booking',
  offer: 'booking',
  payment: 'booking',
  document: 'booking',
  note: 'booking',
  galleryPicture: 'gallery',
}

/** A request to any call of the contract, by anyone, valid or not. */
export const generatedInput = fc.oneof(
  ...Object.entries(api).flatMap(([noun, calls]) =>
    Object.values<Endpoint>(calls).map((endpoint) =>
      inputFor(endpoint, rowOf[noun as keyof typeof api] ?? placeholderNames.find((name) => name === noun)),
    ),
  ),
)
