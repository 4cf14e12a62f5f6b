import fc, { type Arbitrary } from 'fast-check'
import type { z } from 'zod'
import { api } from '../../contract/api.ts'
import { dayInDhaka } from '../../contract/dates.ts'
import type { Endpoint } from '../../contract/endpoint.ts'
import { defaultSite } from '../../contract/site-defaults.ts'
import type { Person } from './test-app.ts'

/** Stands for the newest row of its kind until the request is sent; fits wherever an id does. */
export const liveNames = [
  'service',
  'author',
  'category',
  'post',
  'booking',
  'message',
  'review',
  'mail',
  'slug',
] as const
type LiveName = (typeof liveNames)[number]
export const liveMark = (name: LiveName) => `live-${name}`

/** Fields that name a row of a certain kind; the `id` of a path is of the call's own noun. */
const rowOf: Record<string, LiveName> = {
  serviceId: 'service',
  service: 'service',
  cat_id: 'category',
  author_id: 'author',
  slug: 'slug',
}

/** What stands in an object, and in the objects within it. */
const leaves = (value: object): unknown[] =>
  Object.values(value).flatMap((inner: unknown) =>
    typeof inner === 'object' && inner !== null && !Array.isArray(inner) ? leaves(inner) : [inner],
  )

/** Values that some field of the contract takes; each schema picks its own by trying. */
const plausible = (
  [
    liveNames.map(liveMark),
    leaves(defaultSite),
    ['customer-1', 'owner-1', 'no-such-row', 'rafi@example.com', '+880 1711-000000', '01711000000'],
    [dayInDhaka(new Date(Date.now() + 7 * 86_400_000)), '2199-12-31', '2024-02-29T23:59:59.999Z', 'now'],
    ['/media/demo/product-1.jpg', 'https://example.com/a.png', 'data:image/png;base64,AAAA'],
    ['notes/straight-walls', 'নোট/প্রথম-দিন', 'notes', 'a', 'Sharp, patient and on time. দারুণ কাজ!'],
    [
      '<p>Walls <em>first</em>.</p><script>x()</script>',
      '100% \\ _ * [a] "quoted" it’s',
      '😀'.repeat(30),
      '',
    ],
    ['asc', 'desc', 'true', 'false', 'full', 'none', 'any', 'draft', 'published', 'remove', 'keep', 'sent'],
    [
      '1',
      '5',
      '50',
      1,
      4,
      5,
      0,
      25_000,
      null,
      undefined,
      true,
      false,
      [],
      ['/media/a.jpg', 'https://example.com/b.gif'],
    ],
  ] satisfies unknown[][]
).flat<unknown[][]>()

const long = (count: number) => 'ক<"'.repeat(count / 3)

/** Values that break what is written carelessly. */
const nasty = (
  [
    ['\0', 'a\0b@example.com', '/a\0.jpg', 'A long enough review\0 with a NUL', '\ud800', 'lone \udfff half'],
    ['\r\nBcc: x@example.com', '\u202e\u200b\ufeff', '\u{10ffff}\uffff', 'ﷺ'.repeat(50), 'Z͑ͫ̓a͌l͗g̈o̊'],
    [
      "' or 1=1 --",
      '"; drop table service; --',
      '%%%___\\',
      '\\',
      '${7*7}{{7*7}}',
      '../../etc/passwd',
      '%00',
    ],
    [
      '<img src=x onerror=alert(1)>',
      'javascript:alert(1)',
      '//evil.example',
      'https://[',
      'http://a\tb/c.jpg',
    ],
    ['__proto__', 'constructor', 'toString', 'null', 'NaN', 'Infinity', '-1', '1e400', '0x10', ' ', '９'],
    ['0000-00-00', '2026-02-30', '9999-12-31', '275760-09-13T00:00:00.001Z', '0000-01-01T00:00:00Z', 'T'],
    [
      long(300),
      long(10_000),
      'a-'.repeat(5000) + '!',
      'a@'.repeat(2000),
      `${'9'.repeat(40)}`,
      '1'.repeat(64),
    ],
    [-1, -0, 1.5, 1e308, 2 ** 53, -(2 ** 63), 1e21, 4_294_967_296, 50_000, 1_000_001],
    [{}, [], [[]], [null], { length: 1e9 }, { toString: 'x' }, { valueOf: null }, true, null],
    [Array.from({ length: 2000 }, () => '/a.jpg')],
  ] satisfies unknown[][]
).flat<unknown[][]>()

const broken = fc.oneof(
  fc.constantFrom(...nasty),
  fc.string({ unit: 'binary', maxLength: 60 }),
  fc.string({ unit: 'grapheme', maxLength: 60 }),
  fc.double(),
  fc.jsonValue({ maxDepth: 4 }),
)

type Shape = Record<string, z.ZodType>

/** The fields of an object, behind whatever is done to it afterwards. */
function shapeOf(schema: z.ZodType | undefined): Shape {
  if (!schema) return {}
  const { type, ...def } = schema._zod.def as unknown as { type: string; shape?: Shape; in?: z.ZodType }
  return type === 'object' ? def.shape! : shapeOf(def.in)
}

export const fieldNames = (schema: z.ZodType) => Object.keys(shapeOf(schema))

function fits(schema: z.ZodType, row?: LiveName): Arbitrary<unknown> {
  if (Object.keys(shapeOf(schema)).length > 0) return fieldsOf(schema)
  const values = plausible.filter((value) => schema.safeParse(value).success)
  if (values.length === 0) throw new Error('No plausible value fits a field of the contract: add one.')
  const any = fc.constantFrom(...values)
  if (!row || !schema.safeParse(liveMark(row)).success) return any
  return fc.oneof({ weight: 4, arbitrary: fc.constant(liveMark(row)) }, { weight: 1, arbitrary: any })
}

const extra = fc.dictionary(
  fc.constantFrom('_id', 'role', 'constructor', 'toString', 'rating', 'é'),
  broken,
  {
    maxKeys: 2,
  },
)

/** Each field fits, is broken or is missing, mostly the first, so that many reach the database. */
function fieldsOf(schema: z.ZodType | undefined, noun?: LiveName) {
  const shape = shapeOf(schema)
  const one = (wrongs: number) =>
    fc.record(
      Object.fromEntries(
        Object.entries(shape).map(([name, field]) => [
          name,
          fc.oneof(
            { weight: 20, arbitrary: fits(field, rowOf[name] ?? (name === 'id' ? noun : undefined)) },
            { weight: wrongs, arbitrary: broken },
            { weight: wrongs && 1, arbitrary: fc.constant(undefined) },
          ),
        ]),
      ),
    )
  return fc.oneof(
    { weight: 2, arbitrary: one(0) },
    { weight: 3, arbitrary: one(3) },
    { weight: 1, arbitrary: fc.tuple(one(1), extra).map(([fields, more]) => ({ ...fields, ...more })) },
  )
}

const deep = (levels: number) => '{"a":['.repeat(levels) + ']}'.repeat(levels)

/** Bodies that no schema makes. */
const rawBody = fc.oneof(
  fc.constantFrom(
    '',
    '{',
    'null',
    '[]',
    '0',
    '"\\ud800"',
    '{"__proto__":{"role":"owner"}}',
    '\ufeff{}',
    '\0',
  ),
  fc.constantFrom('{"constructor":{"prototype":{"x":1}}}', '{"name":1,"name":2}', '1'.repeat(100_000)),
  fc.constantFrom(deep(20_000), '['.repeat(200_000), `{"message":"${'\\u0000'.repeat(40_000)}"}`),
  fc.string({ unit: 'binary', maxLength: 200 }),
  fc.json(),
)

const oddHeaders = fc.constantFrom<Record<string, string>[]>(
  ...[
    'application/json; charset=utf-16',
    'APPLICATION/JSON',
    'text/plain',
    'multipart/form-data',
    'multipart/form-data; boundary=x',
    'application/x-www-form-urlencoded',
    'application/json, text/html',
    ';',
  ].map((type) => ({ 'content-type': type })),
  { authorization: 'Bearer' },
  { authorization: 'Bearer a.b.c' },
  { authorization: 'Basic eDp5' },
  { cookie: 'aloka.session_token=%00; =; __proto__=1' },
  { 'content-encoding': 'gzip' },
  { 'x-forwarded-for': "'; --, ::1" },
)

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

const rawQuery = fc.constantFrom(
  '%',
  '&&=&',
  'page=1&page=2',
  'page[]=1',
  'limit[$gt]=1',
  '__proto__[x]=1',
  '?',
)

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

/** A request to any call of the contract, by anyone, that may or may not make sense. */
export const generatedInput = fc.oneof(
  ...Object.entries(api).flatMap(([noun, calls]) =>
    Object.values<Endpoint>(calls).map((endpoint) =>
      inputFor(
        endpoint,
        liveNames.find((name) => name === noun),
      ),
    ),
  ),
)
