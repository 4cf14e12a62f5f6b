import fc from 'fast-check'
import { expect, it } from 'vitest'
import { offerSums } from './offer-sums.ts'

const lines = [
  { count: 1, price: 8_500_000 },
  { count: 2, price: 400_000 },
  { count: 1, price: 250_000 },
  { count: 1, price: 1_450_000 },
]

it('subtracts the discount and computes the advance', () => {
  const discount = { kind: 'amount', value: 500_000 } as const
  expect(offerSums({ lines, discount, advance: { kind: 'percent', value: 30 } })).toEqual({
    subtotal: 11_000_000,
    discount: 500_000,
    total: 10_500_000,
    advance: 3_150_000,
    balance: 7_350_000,
  })
})

it('parts add up to the total, to the paisa', () => {
  const share = fc.record({
    kind: fc.constantFrom('amount' as const, 'percent' as const),
    value: fc.integer({ min: 0, max: 100 }),
  })
  const line = fc.record({
    count: fc.integer({ min: 1, max: 999 }),
    price: fc.integer({ min: 100, max: 1e9 }),
  })
  fc.assert(
    fc.property(fc.array(line, { minLength: 1, maxLength: 40 }), share, share, (some, discount, advance) => {
      const sums = offerSums({ lines: some, discount, advance })
      expect(sums.subtotal - sums.discount).toBe(sums.total)
      expect(sums.advance + sums.balance).toBe(sums.total)
      expect(Object.values(sums).every(Number.isSafeInteger)).toBe(true)
      const inPercent = discount.kind === 'percent' && advance.kind === 'percent'
      if (inPercent) expect(Math.min(...Object.values(sums))).toBeGreaterThanOrEqual(0)
    }),
  )
})
