import { expect, it } from 'vitest'
import { readLanguageFrom } from '../../language/current.ts'
import { phone } from './fields.ts'
import { callAddress, isPhone, plainPhone, shownPhone, whatsAppAddress } from './phone.ts'

it('numbers as they are shown, called and written to', () => {
  for (const [typed, shown, call, whatsApp] of [
    ['+8801700000112', '01700-000112', 'tel:+8801700000112', 'https://wa.me/8801700000112'],
    ['01700 000-112', '01700-000112', 'tel:01700000112', 'https://wa.me/8801700000112'],
    ['(880) 1700 000112', '01700-000112', 'tel:8801700000112', 'https://wa.me/8801700000112'],
    ['০১৭০০-০০০১১২', '01700-000112', 'tel:01700000112', 'https://wa.me/8801700000112'],
    ['+880 (0) 1700-000112', '01700-000112', 'tel:+88001700000112', 'https://wa.me/8801700000112'],
    ['02-9123456', '02-9123456', 'tel:029123456', 'https://wa.me/88029123456'],
    ['০৩১-৬৫০০০০', '031-650000', 'tel:031650000', 'https://wa.me/88031650000'],
    ['+44 20 7946 0018', '+44 20 7946 0018', 'tel:+442079460018', 'https://wa.me/442079460018'],
  ] as const) {
    expect([shownPhone(typed), callAddress(typed), whatsAppAddress(typed)], typed).toEqual([
      shown,
      call,
      whatsApp,
    ])
  }
})

it('has Bangla digits on a Bangla page, and Latin ones where it is dialled or copied', () => {
  readLanguageFrom(() => 'bn')
  const [shown, plain, call] = [shownPhone, plainPhone, callAddress].map((say) => say('+8801700000112'))
  readLanguageFrom(() => 'en')
  expect([shown, plain, call]).toEqual(['০১৭০০-০০০১১২', '01700-000112', 'tel:+8801700000112'])
})

it('takes Bangladeshi and international numbers in any spelling', () => {
  for (const number of [
    '01711000000',
    '01711-000000',
    '01711 000 000',
    '+8801711000000',
    '+880 1711-000000',
    '+880 (0) 1711 000000',
    '8801711000000',
    '00880 1711 000000',
    '০১৭১১০০০০০০',
    '+৮৮০ ১৭১১-০০০০০০',
    // Dhaka, from the oldest numbers to the newest.
    '02-9123456',
    '02 9123456',
    '(02) 91234567',
    '02-55012345',
    '02-222212345',
    '০২-৯১২৩৪৫৬',
    '+880 2 9123456',
    '+880-2-222212345',
    // Chattogram, Sylhet, Rajshahi, Cumilla, Khulna, and numbers of internet telephones.
    '031-650000',
    '031-2850000',
    '০৩১-৬৫০০০০',
    '+880 31 650000',
    '0821-712345',
    '0721-772345',
    '081-65432',
    '041-723456',
    '09612-345678',
    '+1 (212) 555-0100',
    '+44 20 7946 0018',
    '0044 20 7946 0018',
    '+65 6123 4567',
  ]) {
    expect(isPhone(number), number).toBe(true)
    expect(phone.safeParse(number).data, number).toMatch(/^[\d\s()+-]+$/)
  }
})

it('refuses what is no phone number', () => {
  for (const number of [
    '123',
    '0171100000x',
    '০১৭১১০০০০০ক',
    '+',
    '00000000',
    '0'.repeat(20),
    '01211000000',
    '0171100000',
    '017110000000',
    '+880 1211 000000',
    '02-12345',
    '02-1234567890',
    '031-123',
    '+1 2',
    '+1234567890123456',
    '٠١٧١١٠٠٠٠٠٠',
  ]) {
    expect(phone.safeParse(number).success, number).toBe(false)
  }
})
