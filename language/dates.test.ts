import { expect, it } from 'vitest'
import { banglaDay, banglaShortDay, banglaTime } from './dates.ts'

it('writes days as Bangladeshis do', () => {
  const at = new Date('2022-07-05T10:30:00Z')
  expect(banglaDay(at)).toBe('৫ জুলাই ২০২২')
  expect(banglaShortDay(at)).toBe('৫/৭/২০২২')
})

it('says times of the day in Bangla', () => {
  for (const [time, said] of [
    ['00:00', 'রাত ১২টা'],
    ['04:05', 'ভোর ৪টা ৫ মিনিট'],
    ['09:30', 'সকাল ৯টা ৩০ মিনিট'],
    ['12:00', 'দুপুর ১২টা'],
    ['16:00', 'বিকেল ৪টা'],
    ['18:45', 'সন্ধ্যা ৬টা ৪৫ মিনিট'],
    ['23:59', 'রাত ১১টা ৫৯ মিনিট'],
  ]) {
    expect(banglaTime(new Date(`2026-11-16T${time}:00+06:00`)), time).toBe(said)
  }
})
