import { expect, it } from 'vitest'
import { langOf } from './lang.ts'

it('knows Bangla by its letters, a foreign word or a price notwithstanding', () => {
  expect(langOf('বিয়ের দিনের পরিকল্পনা (RAW)')).toBe('bn')
  expect(langOf('Weddings from ৳1,20,000')).toBeUndefined()
  expect(langOf('2026')).toBeUndefined()
})
