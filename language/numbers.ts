import { currentLanguage } from './current.ts'

/** Halves go up, also where the computer's own number for 4.35 lies a little below it. */
const round = (value: number, decimals: number) =>
  Math.round(Number((value * 10 ** decimals).toPrecision(15))) / 10 ** decimals

/**
 * '1,20,000' or '১,২০,০০০', with a fixed number of decimals where one is given. Intl says the same, but a browser takes
 * tens of milliseconds to look up its data for the first time, on every page that shows a price.
 */
export function formatNumber(value: number, decimals?: number) {
  const text = decimals === undefined ? String(round(value, 3)) : round(value, decimals).toFixed(decimals)
  const [whole = '', ...rest] = text.split('.')
  return localDigits([whole.replaceAll(/\B(?=(\d\d)*\d{3}$)/g, ','), ...rest].join('.'))
}

const zero = 0x09e6

/** Digits of the Bangla keyboard as everybody else's machines read them: '০১৭১১' is '01711'. */
export const westernDigits = (text: string) =>
  text.replace(/[\u09e6-\u09ef]/g, (digit) => String(digit.charCodeAt(0) - zero))

/** '2019' as '২০১৯', whatever else stands around it. */
export const banglaDigits = (text: string | number) =>
  String(text).replace(/\d/g, (digit) => String.fromCharCode(zero + Number(digit)))

/** The digits of what is no number, as the current language writes them. */
export const localDigits = (text: string | number) =>
  currentLanguage() === 'bn' ? banglaDigits(text) : String(text)
