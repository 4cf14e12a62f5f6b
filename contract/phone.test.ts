import { expect, it } from 'vitest'
import { callAddress, shownPhone, whatsAppAddress } from './phone.ts'

it.each([
  ['+8801700000112', '01700-000112', 'tel:+8801700000112', 'https://wa.me/8801700000112'],
  ['01700 000-112', '01700-000112', 'tel:01700000112', 'https://wa.me/8801700000112'],
  ['(880) 1700 000112', '01700-000112', 'tel:8801700000112', 'https://wa.me/8801700000112'],
  ['+44 20 7946 0018', '+44 20 7946 0018', 'tel:+442079460018', 'https://wa.me/442079460018'],
])('%s is shown, called and written to', (typed, shown, call, whatsApp) => {
  expect([shownPhone(typed), callAddress(typed), whatsAppAddress(typed)]).toEqual([shown, call, whatsApp])
})
