import { expect, it } from 'vitest'
import { langOf } from './lang.ts'

it('recognises Bangla by its letters, despite foreign words and prices', () => {
  expect(langOf('বিয়ের দিনের পরিকল্পনা (RAW)')).toBe('bn')
  expect(langOf('Weddings from ৳1,20,000')).toBeUndefined()
  expect(langOf('2026')).toBeUndefined()
})
