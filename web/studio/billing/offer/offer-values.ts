import { parseTaka, plainAmount } from '../../../../contract/shape/money.ts'
import { offerSums, type Share } from '../../../../contract/billing/offer-sums.ts'
import type { OfferContent } from '../../../../contract/billing/offer.ts'
import { localDigits } from '../../../../language/numbers.ts'
import { takaDigits } from '../../../lib/format.ts'
import { randomKey } from '../../../lib/random-key.ts'

interface LineValues {
  key: string
  text: string
  detail: string
  count: string
  price: string
}

interface ShareValues {
  kind: Share['kind']
  value: string
}

/** The values of the form; amounts are typed in taka. */
export interface OfferValues {
  eventDate: string
  startTime: string
  byAssistant: boolean
  lines: LineValues[]
  discount: ShareValues
  advance: ShareValues
  validUntil: string
  balanceDueOn: string
  terms: string
  message: string
}

export const newLine = (line: Partial<LineValues> = {}): LineValues => ({
  key: randomKey(),
  text: '',
  detail: '',
  count: localDigits(1),
  price: '',
  ...line,
})

const typedShare = ({ kind, value }: Share): ShareValues => ({
  kind,
  value: kind === 'percent' ? localDigits(value) : value === 0 ? '' : takaDigits(value),
})

interface Agreed {
  eventDate: string
  startTime: string | null
  place: number
}

export const toValues = (content: OfferContent, booking: Agreed): OfferValues => ({
  eventDate: content.eventDate ?? booking.eventDate,
  startTime: content.startTime ?? booking.startTime ?? '',
  byAssistant: (content.place ?? booking.place) > 0,
  lines: content.lines.map(({ text, detail, count, price }) =>
    newLine({ text, detail, count: localDigits(count), price: takaDigits(price) }),
  ),
  discount: typedShare(content.discount),
  advance: typedShare(content.advance),
  validUntil: content.validUntil,
  balanceDueOn: content.balanceDueOn ?? '',
  terms: content.terms,
  message: content.message,
})

/**
 * An empty field means no discount or advance. Anything that is not a number is left out, so that the schema refuses
 * it.
 */
const shareOf = ({ kind, value }: ShareValues) => {
  if (value.trim() === '') return { kind, value: 0 }
  const typed = kind === 'percent' ? Number(plainAmount(value).replace(/%$/, '')) : parseTaka(value)
  return { kind, value: Number.isNaN(typed) ? undefined : typed }
}

/** The input for the schema of the contract. */
export const toInput = (values: OfferValues, place: number) => ({
  eventDate: values.eventDate,
  startTime: values.startTime || undefined,
  place,
  lines: values.lines.map(({ text, detail, count, price }) => ({
    text,
    detail,
    count: Number(plainAmount(count)),
    price: parseTaka(price),
  })),
  discount: shareOf(values.discount),
  advance: shareOf(values.advance),
  validUntil: values.validUntil,
  balanceDueOn: values.balanceDueOn || undefined,
  terms: values.terms,
  message: values.message,
})

const orZero = (value: number | undefined) => value || 0

/** The totals while typing; anything that is not a number counts as zero. */
export function sumsOf(values: OfferValues) {
  const { lines, discount, advance } = toInput(values, 0)
  return offerSums({
    lines: lines.map(({ count, price }) => ({ count: orZero(count), price: orZero(price) })),
    discount: { ...discount, value: orZero(discount.value) },
    advance: { ...advance, value: orZero(advance.value) },
  })
}

/** The total of one line. */
export const lineSum = ({ count, price }: LineValues) =>
  orZero(Number(plainAmount(count))) * orZero(parseTaka(price))
