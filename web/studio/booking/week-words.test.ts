import { expect, it } from 'vitest'
import { usualHours } from '../../../contract/shape/week-hours.ts'
import { weekInWords } from './week-words.ts'

it('describes days and hours as people do', () => {
  expect(weekInWords(null)).toBe('Every day, 9 AM to 9 PM')
  const late = usualHours.map((_, day) => ({ open: day !== 1, from: '00:30', until: '12:00' }))
  expect(weekInWords(late)).toBe('Monday off, 12:30 AM to 12 PM')
  const friday = { open: true, from: '14:30', until: '23:30' }
  expect(weekInWords(usualHours.with(5, friday))).toBe('Every day, hours by the day')
})
