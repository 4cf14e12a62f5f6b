import { expect, it } from 'vitest'
import { textAt, withText } from './nested-fields.ts'

it('changes one text and leaves the rest unchanged', () => {
  const before = { a: [{ b: 'x' }, { b: 'y' }], c: 'z' }
  const after = withText(before, 'a.1.b', 'new')
  expect(textAt(after, 'a.1.b')).toBe('new')
  expect(before.a[1]!.b).toBe('y')
  expect(after.a[0]).toBe(before.a[0])
})
