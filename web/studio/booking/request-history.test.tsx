import { cleanup, render, screen, within } from '@testing-library/react'
import { createRoutesStub } from 'react-router'
import { afterEach, expect, it } from 'vitest'
import type { BookingEvent } from '../../../contract/booking/booking-event.ts'
import { RequestHistory } from './request-history.tsx'

afterEach(cleanup)

const on = (day: number, more = '00:00.000') => `2026-11-${day}T05:${more}Z`
const event = (what: BookingEvent['what'], date: string): BookingEvent => ({
  _id: what,
  actor: 'owner',
  what,
  data: { eventDate: '2026-12-12', startTime: null },
  date,
})

async function toldOf(resolvedAt: string | null, resolved = true) {
  const row = { date: on(10), resolved, resolvedAt }
  const events = [event('requested', on(10)), event('confirmed', on(12, '00:00.004')), event('done', on(14))]
  const Page = () => (
    <RequestHistory began="Request received" row={row} replies={[]} events={events} waiting="Soon" maySolve />
  )
  const Stub = createRoutesStub([{ path: '/', Component: Page }])
  render(<Stub />)
  const lines = within(await screen.findByRole('region', { name: 'What happened' })).getAllByRole('listitem')
  return lines.map((line) => line.firstChild?.textContent)
}

it('lists when a request was solved, right after the event that solved it', async () => {
  const told = await toldOf(on(12, '00:00.000'))
  expect(told).toHaveLength(4)
  expect(told[0]).toBe('Request received')
  expect(told[2]).toBe('Solved')
})

it('ends with what is pending, or with "Solved" if the time is unknown', async () => {
  expect((await toldOf(null)).at(-1)).toBe('Solved')
  cleanup()
  expect((await toldOf(null, false)).at(-1)).toBe('Soon')
})
