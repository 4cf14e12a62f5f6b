import { formatNumber, localDigits, westernDigits } from '../../language/numbers.ts'

/** Amounts are whole paisa, 100 to a taka: nothing is computed in fractions. */
export const paisaOf = (taka: number) => taka * 100

/** '১,২০,০০০' and '৳ 1,20,000' both become '120000'; anything else is left for validation to refuse. */
export const plainAmount = (typed: string) => westernDigits(typed).replace(/[\s,৳]/g, '')

/** Typed taka like '1,20,000.50' as paisa; undefined if it is not an amount. */
export function parseTaka(typed: string) {
  const [, taka, rest = ''] = /^(\d{1,10})(?:\.(\d{1,2}))?$/.exec(plainAmount(typed)) ?? []
  return taka === undefined ? undefined : paisaOf(Number(taka)) + Number(rest.padEnd(2, '0'))
}

/** '৳1,20,000', with paisa only if there are any: '৳1,20,000.50', '−৳5,000'. */
export function formatPaisa(paisa: number) {
  const size = Math.abs(paisa)
  const rest = size % 100
  const taka = formatNumber((size - rest) / 100, 0)
  return `${paisa < 0 ? '−' : ''}৳${taka}${rest === 0 ? '' : `.${localDigits(String(rest).padStart(2, '0'))}`}`
}

/** A percentage of an amount, rounded to whole taka; halves are rounded up. */
export const percentOf = (percent: number, paisa: number) =>
  paisaOf(Math.floor((paisa * percent + 5000) / 10_000))

/** '17100.00', the format of payment gateways. */
export const decimalTaka = (paisa: number) =>
  `${Math.floor(paisa / 100)}.${String(paisa % 100).padStart(2, '0')}`
