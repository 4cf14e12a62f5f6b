import { expect, it } from 'vitest'
import type { Situation } from '../../../../contract/booking/booking-situation.ts'
import { bookingStatuses } from '../../../../contract/booking/booking-status.ts'
import { actsFor, mayRemind, maySettle } from './booking-acts.ts'

const nothingHeld = { heldUntil: null, situation: { kind: 'pending', turn: 'owner' } as Situation }
const acts = (status: (typeof bookingStatuses)[number], eventDate = '2026-12-18') =>
  actsFor({ ...nothingHeld, status, eventDate }, '2026-12-18')

it('a request can be confirmed, moved or declined; a confirmed booking moved or cancelled', () => {
  expect(acts('requested')).toEqual(['confirm', 'move', 'decline'])
  expect(acts('waiting')).toEqual(['confirm', 'move', 'decline'])
  expect(acts('offered')).toEqual(['confirm', 'move', 'cancel'])
  expect(acts('lapsed')).toEqual(['confirm'])
})

it('a booking cannot be done before its day', () => {
  expect(acts('confirmed', '2026-12-18')).toEqual(['done', 'move', 'cancel'])
  expect(acts('confirmed', '2026-12-19')).toEqual(['move', 'cancel'])
})

it('an ended booking has no actions', () => {
  for (const status of ['done', 'declined', 'cancelled'] as const) expect(acts(status)).toEqual([])
})

it('a client can be reminded while a day is held and it is their turn, or the hold expires', () => {
  const may = (situation: object, heldUntil: string | null = '2026-12-01T00:00:00.000Z') =>
    mayRemind({ heldUntil, situation: { turn: 'client', reason: null, ...situation } as Situation })
  expect(may({ kind: 'offer-sent' })).toBe(true)
  expect(may({ kind: 'advance-due' })).toBe(true)
  expect(may({ kind: 'offer-sent', turn: 'owner', reason: 'offer-ending' })).toBe(true)
  expect(may({ kind: 'offer-sent', turn: 'owner', reason: 'message' })).toBe(false)
  expect(may({ kind: 'offer-sent' }, null)).toBe(false)
  expect(may({ kind: 'confirmed' })).toBe(false)
})

it('whatever waits for the owner can be marked as solved, except a payment to check', () => {
  expect(maySettle({ kind: 'pending', turn: 'owner' })).toBe(true)
  expect(maySettle({ kind: 'solved', turn: 'nobody' })).toBe(true)
  expect(maySettle({ kind: 'confirmed', turn: 'owner' })).toBe(true)
  expect(maySettle({ kind: 'confirmed', turn: 'nobody' })).toBe(false)
  expect(maySettle({ kind: 'payment-to-check', turn: 'owner' })).toBe(false)
})
