import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import type { ClientBooking } from '../../../contract/client-booking.ts'
import type { ClientMoney } from '../../../contract/client-offer.ts'
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
  balance: {},
} as unknown as ClientMoney

const timeline = (status: string, changes: object = {}) => {
  const booking = { status, eventDate: '2199-12-18', heldUntil: null }
  const page = { booking, events: [], askedDay: null, messages: [], ...changes }
  return <Timeline page={page as unknown as ClientBooking} money={money} />
}

it('the next step is shown and has the focus, but not when the page is opened or something else changes', () => {
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
