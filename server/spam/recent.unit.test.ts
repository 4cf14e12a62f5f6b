import { expect, it } from 'vitest'
import { createRecent, networkOf } from './recent.ts'

it.each([
  ['203.0.113.9', '203.0.113.9'],
  ['::ffff:203.0.113.9', '203.0.113.9'],
  ['2001:db8:0:12:1:2:3:4', '2001:db8:0:12'],
  ['2001:db8:0:12::9', '2001:db8:0:12'],
  ['2001:db8::9', '2001:db8:0:0'],
  ['::1', '0:0:0:0'],
])('%s belongs to %s', (address, network) => expect(networkOf(address)).toBe(network))

it('counts each thing for itself', () => {
  const count = createRecent()
  expect([count('a'), count('b'), count('a'), count('a')]).toEqual([1, 1, 2, 3])
})
