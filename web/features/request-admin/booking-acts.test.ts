import { expect, it } from 'vitest'
import { bookingStatuses } from '../../../contract/booking-status.ts'
import { actsFor } from './booking-acts.ts'

const acts = (status: (typeof bookingStatuses)[number], eventDate = '2026-12-18') =>
  actsFor({ status, eventDate }, '2026-12-18')

it('a request is confirmed, moved or declined, and what is agreed is moved or cancelled', () => {
  expect(acts('requested')).toEqual(['confirm', 'move', 'decline'])
  expect(acts('waiting')).toEqual(['confirm', 'move', 'decline'])
  expect(acts('offered')).toEqual(['confirm', 'move', 'cancel'])
  expect(acts('lapsed')).toEqual(['confirm'])
})

it('nothing is done before its day', () => {
  expect(acts('confirmed', '2026-12-18')).toEqual(['done', 'move', 'cancel'])
  expect(acts('confirmed', '2026-12-19')).toEqual(['move', 'cancel'])
})

it('what has ended stays as it is', () => {
  for (const status of ['done', 'declined', 'cancelled'] as const) expect(acts(status)).toEqual([])
})
