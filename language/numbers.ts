import { currentLanguage } from './current.ts'

/** Rounds halves up, also where 4.35 is stored as slightly less. */
const round = (value: number, decimals: number) =>
  Math.round(Number((value * 10 ** decimals).toPrecision(15))) / 10 ** decimals

/**
 * '1,20,000' or '১,২০,০০০', optionally with a fixed number of decimals. Intl gives the same result, but its first use
 * takes a browser tens of milliseconds, on every page that shows a price.
 */
export function formatNumber(value: number, decimals?: number) {
  const text = decimals === undefined ? String(round(value, 3)) : round(value, decimals).toFixed(decimals)
  const [whole = '', ...rest] = text.split('.')
  return localDigits([whole.replaceAll(/\B(?=(\d\d)*\d{3}$)/g, ','), ...rest].join('.'))
}

const zero = 0x09e6

/** Bangla digits as Latin ones: '০১৭১১' is '01711'. */
export const westernDigits = (text: string) =>
  text.replace(/[\u09e6-\u09ef]/g, (digit) => String(digit.charCodeAt(0) - zero))

/** '2019' as '২০১৯', anywhere in a text. */
export const banglaDigits = (text: string | number) =>
  String(text).replace(/\d/g, (digit) => String.fromCharCode(zero + Number(digit)))

/** Digits of phone numbers, years and the like in the current language, without grouping. */
export const localDigits = (text: string | number) =>
  currentLanguage() === 'bn' ? banglaDigits(text) : String(text)
