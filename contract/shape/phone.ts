import { localDigits, westernDigits } from '../../language/numbers.ts'

/** In the form that is dialled: '+8801700000112', or only the digits if no country was typed. */
const dialled = (phone: string) => westernDigits(phone).replace(/[^\d+]/g, '')

/** After 880 or the leading 0: mobiles, 02 of Dhaka, and other areas and services from 03 to 09. */
const national = /^(?:1[3-9]\d{8}|2\d{7,9}|[3-9]\d{6,9})$/
const foreign = /^\+?[1-9]\d{6,14}$/

/** A Bangladeshi number with or without the country code, or one of another country. */
export function isPhone(text: string) {
  const number = westernDigits(text)
    .replace(/[\s()./\u2010-\u2013-]/g, '')
    .replace(/^00/, '+')
  // Many write the 0 after the country code, too: +880 (0) 1711.
  const own = /^(?:\+?8800?|0)(\d+)$/.exec(number)?.[1]
  return own === undefined ? foreign.test(number) : national.test(own)
}

/** With country code and without '+', as WhatsApp links need it. */
export const international = (phone: string) =>
  dialled(phone)
    .replace(/^\+|^00/, '')
    .replace(/^(?:8800|0)/, '880')

/** '01700-000112' for Bangladeshi numbers, others as typed, in Latin digits that every app accepts. */
export function plainPhone(phone: string) {
  const local = /^8801(\d{9})$/.exec(international(phone))?.[1]
  return local ? `01${local.slice(0, 3)}-${local.slice(3)}` : westernDigits(phone)
}

/** For reading: '০১৭০০-০০০১১২' on a Bangla page. */
export const shownPhone = (phone: string) => localDigits(plainPhone(phone))

export const callAddress = (phone: string) => `tel:${dialled(phone)}`
export const whatsAppAddress = (phone: string) => `https://wa.me/${international(phone)}`
