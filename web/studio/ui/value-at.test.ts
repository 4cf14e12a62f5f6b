import { expect, it } from 'vitest'
import { valueAt, withValue } from './value-at.ts'

it('changes one text and leaves the rest unchanged', () => {
  const before = { a: [{ b: 'x' }, { b: 'y' }], c: 'z' }
  const after = withValue(before, 'a.1.b', 'new')
  expect(valueAt(after, 'a.1.b')).toBe('new')
  expect(before.a[1]!.b).toBe('y')
  expect(after.a[0]).toBe(before.a[0])
})
