import { assert, double, integer, oneof, property } from 'fast-check'
import { expect, it } from 'vitest'
import { speakIn } from './current.ts'
import { formatNumber } from './numbers.ts'

const shown = (value: number, decimals?: number) => [
  speakIn('en', () => formatNumber(value, decimals)),
  speakIn('bn', () => formatNumber(value, decimals)),
]

it('writes numbers in both languages', () => {
  for (const [value, decimals, english, bangla] of [
    [0, undefined, '0', '০'],
    [999, undefined, '999', '৯৯৯'],
    [120_000, undefined, '1,20,000', '১,২০,০০০'],
    [-1_23_45_678, undefined, '-1,23,45,678', '-১,২৩,৪৫,৬৭৮'],
    [4.5, undefined, '4.5', '৪.৫'],
    [4.35, 1, '4.4', '৪.৪'],
    [5, 1, '5.0', '৫.০'],
    [1_00_000.5, 2, '1,00,000.50', '১,০০,০০০.৫০'],
  ] as const) {
    expect(shown(value, decimals), english).toEqual([english, bangla])
  }
})

it('formats every amount and every average as Intl does', () => {
  const amounts = integer({ min: -1e12, max: 1e12 })
  const averages = double({ min: 0, max: 5, noNaN: true }).map((rating) => Math.round(rating * 1000) / 1000)
  assert(
    property(oneof(amounts, averages), integer({ min: -1, max: 2 }), (value, places) => {
      const decimals = places < 0 ? undefined : places
      const options = { minimumFractionDigits: decimals, maximumFractionDigits: decimals ?? 3 }
      const byIntl = ['en-IN', 'bn-BD'].map((locale) => value.toLocaleString(locale, options))
      expect(shown(value, decimals)).toEqual(byIntl)
    }),
  )
})
