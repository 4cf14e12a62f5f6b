import { expect, it } from 'vitest'
import { defaultSite } from '../../../contract/site-defaults.ts'
import { siteInput } from '../../../contract/site-settings.ts'
import { textAt, toJudge, toValues, withText } from './site-values.ts'

const version = new Date(0).toISOString()

it('what is stored and not touched is stored again as it was', () => {
  const values = toValues({ ...defaultSite, version })
  expect(siteInput.parse(toJudge(values))).toEqual({ ...defaultSite, version })
})

it('a biography is one text with blank lines between its paragraphs', () => {
  const values = toValues({ ...defaultSite, version })
  const typed = withText(values, 'biography.paragraphs', '\n\nOne.\n \n\nTwo,\nstill two.\n')
  expect(toJudge(typed).biography.paragraphs).toEqual(['One.', 'Two,\nstill two.'])
})

it('changes one text and leaves the rest alone', () => {
  const before = { a: [{ b: 'x' }, { b: 'y' }], c: 'z' }
  const after = withText(before, 'a.1.b', 'new')
  expect(textAt(after, 'a.1.b')).toBe('new')
  expect(before.a[1]!.b).toBe('y')
  expect(after.a[0]).toBe(before.a[0])
})
