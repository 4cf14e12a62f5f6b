import { expect, it } from 'vitest'
import type { BookingEvent } from '../../../../contract/booking/booking-event.ts'
import type { SituationKind } from '../../../../contract/booking/booking-situation.ts'
import type { BookingStatus } from '../../../../contract/booking/booking-status.ts'
import { stepsOf, stepWords } from './booking-steps.ts'

const at = (day: string) => `${day}T06:00:00.000Z`
const booking = (status: BookingStatus, kind: SituationKind) => ({
  status,
  eventDate: '2026-12-18',
  date: at('2026-11-14'),
  heldUntil: status === 'offered' ? at('2026-11-20') : null,
  situation: { kind, turn: 'owner' as const },
})
const events = (...whats: BookingEvent['what'][]) =>
  whats.map((what, index) => ({ what, date: at(`2026-11-${15 + index}`) }))
const line = (status: BookingStatus, kind: SituationKind, ...whats: BookingEvent['what'][]) =>
  stepsOf(booking(status, kind), events(...whats), '2026-12-16').map(
    ({ title, note, state }) => `${state}: ${title} ${note}`,
  )

const rest = ['next: Photographs Dec 18', 'next: Gallery ']

it('a request has only its first step done', () => {
  expect(line('requested', 'pending')).toEqual(['now: Asked Nov 14', 'next: Confirmed ', ...rest])
  expect(line('waiting', 'waiting')[0]).toBe('now: Waiting list Nov 14')
})

it('an offer shows its deadline, and then its outcome', () => {
  expect(line('offered', 'offer-sent', 'offered')[1]).toBe('now: Offer sent until Nov 20')
  expect(line('offered', 'payment-to-check', 'offered', 'accepted')).toEqual([
    'past: Asked Nov 14',
    'past: Offer sent Nov 15',
    'past: Accepted Nov 16',
    'now: Advance to check',
    'next: Confirmed ',
    ...rest,
  ])
  expect(line('offered', 'advance-due', 'offered', 'accepted')[3]).toBe('now: Advance due')
})

it('a confirmed booking leads to the photographs, a completed one to the gallery', () => {
  expect(line('confirmed', 'confirmed', 'confirmed')).toEqual([
    'past: Asked Nov 14',
    'past: Confirmed Nov 15',
    'now: Photographs in 2 days',
    'next: Gallery ',
  ])
  expect(line('done', 'done', 'confirmed', 'done').at(-1)).toBe('now: Gallery ')
  expect(line('done', 'delivered', 'confirmed', 'done').every((step) => step.startsWith('past'))).toBe(true)
})

it('an ended booking stops at its last step', () => {
  expect(line('declined', 'declined', 'declined')).toEqual(['past: Asked Nov 14', 'now: Declined Nov 15'])
  expect(line('cancelled', 'cancelled', 'confirmed', 'cancelled')).toEqual([
    'past: Asked Nov 14',
    'past: Confirmed Nov 15',
    'now: Cancelled Nov 16',
  ])
})

it('summarises the current step in a sentence', () => {
  const words = (status: BookingStatus, kind: SituationKind) =>
    stepWords(stepsOf(booking(status, kind), [], '2026-12-16'))
  expect(words('requested', 'pending')).toBe('Step 1 of 4. Next: Confirmed')
  expect(words('confirmed', 'confirmed')).toBe('Step 3 of 4. Next: Gallery')
  expect(words('done', 'delivered')).toBe('Everything is done.')
})
