import { currentLanguage } from './current.ts'

// Both group the South Asian way: 1,20,000.
const locales = { en: 'en-IN', bn: 'bn-BD' }

const formats = new Map<string, Intl.NumberFormat>()

/** '1,20,000' or '১,২০,০০০', with a fixed number of decimals where one is given. */
export function formatNumber(value: number, decimals?: number) {
  const key = `${currentLanguage()} ${decimals}`
  let format = formats.get(key)
  if (!format) {
    format = new Intl.NumberFormat(locales[currentLanguage()], {
      minimumFractionDigits: decimals,
      maximumFractionDigits: decimals ?? 3,
    })
    formats.set(key, format)
  }
  return format.format(value)
}

const zero = 0x09e6

/** Digits of the Bangla keyboard as everybody else's machines read them: '০১৭১১' is '01711'. */
export const westernDigits = (text: string) =>
  text.replace(/[\u09e6-\u09ef]/g, (digit) => String(digit.charCodeAt(0) - zero))

/** The digits of what is no number, as the current language writes them: '2019' is '২০১৯'. */
export const localDigits = (text: string | number) =>
  currentLanguage() === 'bn'
    ? String(text).replace(/\d/g, (digit) => String.fromCharCode(zero + Number(digit)))
    : String(text)
