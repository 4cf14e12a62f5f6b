import { expect, it } from 'vitest'
import type { BookingEvent } from '../../../contract/booking-event.ts'
import type { BookingStatus } from '../../../contract/booking-status.ts'
import { stepsOf, stepWords } from './booking-steps.ts'

const at = (day: string) => `${day}T06:00:00.000Z`
const booking = (status: BookingStatus) => ({
  status,
  eventDate: '2026-12-18',
  date: at('2026-11-14'),
  heldUntil: status === 'offered' ? at('2026-11-20') : null,
})
const events = (...whats: BookingEvent['what'][]) =>
  whats.map((what, index) => ({ what, date: at(`2026-11-${15 + index}`) }))
const line = (status: BookingStatus, ...whats: BookingEvent['what'][]) =>
  stepsOf(booking(status), events(...whats), '2026-12-16').map(
    ({ title, note, state }) => `${state}: ${title} ${note}`,
  )

it('a request is asked for, and everything else is to come', () => {
  expect(line('requested')).toEqual(['now: Asked Nov 14', 'next: Confirmed ', 'next: Shoot Dec 18'])
  expect(line('waiting')[0]).toBe('now: Waiting list Nov 14')
})

it('a held day says until when', () => {
  expect(line('offered', 'offered')[1]).toBe('now: Day held until Nov 20')
})

it('a confirmed one looks ahead to the shoot, and a done one has nothing left', () => {
  expect(line('confirmed', 'confirmed')).toEqual([
    'past: Asked Nov 14',
    'past: Confirmed Nov 15',
    'now: Shoot in 2 days',
  ])
  expect(line('done', 'confirmed', 'done').every((step) => step.startsWith('past'))).toBe(true)
})

it('what is off ends where it stood', () => {
  expect(line('declined', 'declined')).toEqual(['past: Asked Nov 14', 'now: Declined Nov 15'])
  expect(line('cancelled', 'confirmed', 'cancelled')).toEqual([
    'past: Asked Nov 14',
    'past: Confirmed Nov 15',
    'now: Cancelled Nov 16',
  ])
})

it('a sentence says where it stands', () => {
  const words = (status: BookingStatus) => stepWords(stepsOf(booking(status), [], '2026-12-16'))
  expect(words('requested')).toBe('Step 1 of 3. Next: Confirmed.')
  expect(words('confirmed')).toBe('Step 3 of 3.')
  expect(words('done')).toBe('Everything is done.')
})
