import { dayInDhaka } from '../../../contract/shape/dates.ts'
import { demoSite } from '../../../db/seed/site.ts'

/** Placeholders for the newest row of each kind, replaced when the request is sent; valid as ids. */
export const placeholderNames = [
  'service',
  'author',
  'category',
  'post',
  'booking',
  'message',
  'review',
  'mail',
  'gallery',
  'calendar',
  'slug',
] as const
export type PlaceholderName = (typeof placeholderNames)[number]
export const placeholderOf = (name: PlaceholderName) => `live-${name}`

/** All values of an object and of the objects within it. */
const leaves = (value: object): unknown[] =>
  Object.values(value).flatMap((inner: unknown) =>
    typeof inner === 'object' && inner !== null && !Array.isArray(inner) ? leaves(inner) : [inner],
  )

/** A surrogate pair exactly where a text may be cut. */
const acrossEnd = [60, 70, 100, 120, 160, 200, 300, 500, 2000].map(
  (length) => `${'x'.repeat(length - 1)}😀 and on`,
)

/** Values that some field of the contract accepts; each schema picks those that it accepts. */
export const plausibleValues = (
  [
    placeholderNames.map(placeholderOf),
    leaves(demoSite),
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
    acrossEnd,
    ['received', 'event', 'account', 'booking', 'message', 'service', 'site'],
    [{ title: 'আলো' }, { tagline: 'আলো', title: '' }],
    ['09:00', '17:30', 'Asia/Dhaka', 'half-day', 60, 'bn', 'accept', '2030-01-01', '2030-01-09'],
    [
      'a'.repeat(64),
      { kind: 'amount', value: 500_000 },
      { kind: 'percent', value: 30 },
      [{ text: 'Wedding', count: 1, price: 8_500_000 }],
      [{ en: 'Album', bn: '', price: 100 }],
    ],
    ['client', 'web', '2741', 'open', [placeholderOf('booking')]],
    ['sslcommerz', { storeId: 'a', storePassword: 'b' }],
    ['bkash', 'cash', '9KD4M7QX2B', 1_760_000, 'paid', 'not-paid', 'paid-back', 'not-paid-back'],
    [[{ kind: 'booking', id: placeholderOf('booking'), person: null }]],
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

/** Values that break careless code. */
export const hostileValues = (
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
