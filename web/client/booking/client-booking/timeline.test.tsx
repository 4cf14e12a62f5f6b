import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import type { ClientBooking } from '../../../../contract/booking/client-booking.ts'
import type { ClientMoney } from '../../../../contract/billing/client-offer.ts'
import { Timeline } from './timeline.tsx'

afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
})

const money = {
  offer: null,
  documents: [],
  older: [],
  payments: [],
  claims: [],
  balance: {
    agreed: null,
    paid: 0,
    toCheck: 0,
    advanceDue: 0,
    dueNow: 0,
    balance: 0,
    balanceDueOn: '2199-12-18',
  },
} as unknown as ClientMoney

const timeline = (status: string, changes: object = {}, balance: object = {}) => {
  const own = { ...money, balance: { ...money.balance, ...balance } }
  const booking = { status, eventDate: '2199-12-18', heldUntil: null }
  const page = { booking, events: [], askedDay: null, messages: [], ...changes }
  return <Timeline page={page as unknown as ClientBooking} money={own} />
}

it('focuses the next step after an action, but not on opening the page or after other changes', () => {
  const show = vi.spyOn(Element.prototype, 'scrollIntoView')
  const { rerender } = render(timeline('offered'))
  rerender(timeline('offered', { messages: [{ _id: 'm1' }] }))
  expect(document.activeElement).toBe(document.body)
  expect(show).not.toHaveBeenCalled()
  rerender(timeline('confirmed'))
  const heading = screen.getByRole('heading', { name: 'Confirmed: the day is yours' })
  expect(document.activeElement).toBe(heading)
  expect(show.mock.contexts).toEqual([heading])
})

it('mentions a received request once', () => {
  const event = { _id: 'e1', what: 'requested', actor: 'client', data: {}, date: '2026-11-16T06:00:00.000Z' }
  render(timeline('requested', { events: [event] }))
  expect(screen.getAllByText('Your request has arrived')).toHaveLength(1)
})

it('mentions a confirmed day once', () => {
  const event = { _id: 'e1', what: 'confirmed', actor: 'owner', date: '2026-11-16T06:00:00.000Z' }
  const events = [{ ...event, data: { eventDate: '2199-12-18' } }]
  const { rerender } = render(timeline('confirmed', { events }))
  expect(screen.getAllByText(/confirmed/i)).toHaveLength(1)
  rerender(timeline('confirmed', { events }, { agreed: 100, balance: 100, dueNow: 100 }))
  expect(screen.getAllByText(/confirmed/i)).toHaveLength(1)
})

it('the step of a confirmed day names what is due now; a later payment is a future step', () => {
  const plan = { agreed: 5_500_000, paid: 1_650_000, balance: 3_850_000 }
  const { rerender } = render(timeline('confirmed', {}, plan))
  expect(screen.getByRole('heading', { name: 'Confirmed: the day is yours' })).toBeDefined()
  const later = screen.getByRole('heading', { name: 'Pay the balance, ৳38,500' })
  expect(later.closest('li')!.className).toBe('later')
  rerender(timeline('confirmed', {}, { ...plan, dueNow: 3_850_000 }))
  const now = screen.getByRole('heading', { name: 'Pay the balance, ৳38,500' })
  expect(now.closest('li')!.className).toBe('now')
})
