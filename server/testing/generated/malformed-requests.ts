import fc from 'fast-check'

const deep = (levels: number) => '{"a":['.repeat(levels) + ']}'.repeat(levels)

/** Bodies that no schema describes. */
export const rawBody = fc.oneof(
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

export const invalidHeaders = fc.constantFrom<Record<string, string>[]>(
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

export const rawQuery = fc.constantFrom(
  '%',
  '&&=&',
  'page=1&page=2',
  'page[]=1',
  'limit[$gt]=1',
  '__proto__[x]=1',
  '?',
)
