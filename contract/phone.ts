/** Digits of the Bangla keyboard, as everybody else's machines dial them. */
export const westernDigits = (text: string) =>
  text.replace(/[\u09e6-\u09ef]/g, (digit) => String(digit.charCodeAt(0) - 0x09e6))

/** As it is dialled: '+8801700000112', or the digits alone where no country was typed. */
const dialled = (phone: string) => phone.replace(/[^\d+]/g, '')

/** With the country and without a sign before it, as WhatsApp asks for it. */
const international = (phone: string) => {
  const digits = dialled(phone).replace(/^\+|^00/, '')
  return /^01\d{9}$/.test(digits) ? `88${digits}` : digits
}

/** '01700-000112' for numbers of this country, others as they were typed. */
export function shownPhone(phone: string) {
  const local = /^8801(\d{9})$/.exec(international(phone))?.[1]
  return local ? `01${local.slice(0, 3)}-${local.slice(3)}` : phone
}

export const callAddress = (phone: string) => `tel:${dialled(phone)}`
export const whatsAppAddress = (phone: string) => `https://wa.me/${international(phone)}`
