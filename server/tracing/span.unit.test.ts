import { expect, it } from 'vitest'
import { readTraceparent } from './span.ts'

const trace = '4bf92f3577b34da6a3ce929d0e0e4736'
const span = '00f067aa0ba902b7'

it('a trace that was begun elsewhere is taken up', () => {
  const known = { traceId: trace, spanId: span }
  expect(readTraceparent(`00-${trace}-${span}-01`)).toEqual({ ...known, sampled: true })
  expect(readTraceparent(`00-${trace}-${span}-00`)).toEqual({ ...known, sampled: false })
  expect(readTraceparent(`01-${trace}-${span}-03-more`)).toEqual({ ...known, sampled: true })
})

it.each([
  undefined,
  '',
  'nonsense',
  `00-${trace}-${span}`,
  `00-${trace}-${span}-01-more`,
  `ff-${trace}-${span}-01`,
  `00-${'0'.repeat(32)}-${span}-01`,
  `00-${trace}-${'0'.repeat(16)}-01`,
  `00-${trace.toUpperCase()}-${span}-01`,
])('and what is none is not: %s', (header) => {
  expect(readTraceparent(header)).toBeUndefined()
})
