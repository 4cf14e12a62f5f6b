import { formatNumber, localDigits, westernDigits } from '../../language/numbers.ts'

/** Sums are whole paisa, a hundred of which are a taka: nothing is ever computed in fractions. */
export const paisaOf = (taka: number) => taka * 100

/** '১,২০,০০০' and '৳ 1,20,000' are both 120000; whatever is no number stays for the rules to refuse. */
export const plainAmount = (typed: string) => westernDigits(typed).replace(/[\s,৳]/g, '')

/** The paisa of typed taka, like '1,20,000.50'; undefined where it is no sum of money. */
export function parseTaka(typed: string) {
  const [, taka, rest = ''] = /^(\d{1,10})(?:\.(\d{1,2}))?$/.exec(plainAmount(typed)) ?? []
  return taka === undefined ? undefined : paisaOf(Number(taka)) + Number(rest.padEnd(2, '0'))
}

/** '৳1,20,000', with paisa only where there are any: '৳1,20,000.50', '−৳5,000'. */
export function formatPaisa(paisa: number) {
  const size = Math.abs(paisa)
  const rest = size % 100
  const taka = formatNumber((size - rest) / 100, 0)
  return `${paisa < 0 ? '−' : ''}৳${taka}${rest === 0 ? '' : `.${localDigits(String(rest).padStart(2, '0'))}`}`
}

/** So many percent of a sum, rounded to the next whole taka; halves go up. */
export const percentOf = (percent: number, paisa: number) =>
  paisaOf(Math.floor((paisa * percent + 5000) / 10_000))

/** '17100.00', as the machines of others write it. */
export const decimalTaka = (paisa: number) =>
  `${Math.floor(paisa / 100)}.${String(paisa % 100).padStart(2, '0')}`
