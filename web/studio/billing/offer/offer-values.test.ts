import { afterEach, expect, it } from 'vitest'
import type { OfferContent } from '../../../../contract/billing/offer.ts'
import { offerInput } from '../../../../contract/billing/offer.ts'
import { readLanguageFrom } from '../../../../language/current.ts'
import { languages } from '../../../../language/languages.ts'
import { newLine, sumsOf, toInput, toValues } from './offer-values.ts'

const content: OfferContent = {
  lines: [{ text: 'Wedding Story', detail: 'One day', count: 1, price: 8_500_050 }],
  discount: { kind: 'amount', value: 500_000 },
  advance: { kind: 'percent', value: 30 },
  validUntil: '2199-11-28',
  terms: '',
  message: '',
}
const booking = { eventDate: '2199-12-18', startTime: null, place: 0 }

afterEach(() => readLanguageFrom(() => 'en'))

it.each(languages)('reads typed values back to the paisa, in the digits of %s', (language) => {
  readLanguageFrom(() => language)
  const values = toValues(content, booking)
  const { count, price } = values.lines[0]!
  expect([count, price, values.advance.value]).toEqual(
    language === 'bn' ? ['১', '৮৫,০০০.৫০', '৩০'] : ['1', '85,000.50', '30'],
  )
  const { data } = offerInput.safeParse(toInput(values, 0))
  expect(data).toEqual({ ...content, eventDate: '2199-12-18', startTime: undefined, place: 0 })
})

it('accepts digits and signs as people type them, and an empty discount as none', () => {
  const values = toValues(content, booking)
  values.lines = [newLine({ text: 'Album', count: '২', price: '৳ ১,২০,০০০' })]
  values.discount = { kind: 'percent', value: ' ' }
  expect(sumsOf(values)).toMatchObject({ subtotal: 24_000_000, discount: 0, advance: 7_200_000 })
})

it('explains an invalid number in plain words', () => {
  const values = toValues(content, booking)
  values.lines = [newLine({ text: 'Album', price: 'much' })]
  expect(sumsOf(values).total).toBe(-500_000)
  const { error } = offerInput.safeParse(toInput(values, 0))
  expect(error?.issues.map(({ message }) => message)).toContain('Enter the price in taka, such as 85,000.')
})

it('accepts a percent sign, and explains a fraction of a percent', () => {
  const values = toValues(content, booking)
  values.advance = { kind: 'percent', value: '৩০ %' }
  expect(sumsOf(values).advance).toBe(2_400_000)
  for (const value of ['12.5', '-3', 'half']) {
    values.discount = { kind: 'percent', value }
    const { error } = offerInput.safeParse(toInput(values, 0))
    expect(error?.issues[0]).toMatchObject({
      path: ['discount', 'value'],
      message: 'Enter a whole number of percent, such as 30.',
    })
  }
})
