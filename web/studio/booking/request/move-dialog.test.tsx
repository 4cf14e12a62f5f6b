import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { createRoutesStub } from 'react-router'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { api } from '../../../../contract/api.ts'
import type { ShownBooking } from '../../../../contract/booking/booking.ts'
import { MoveDialog } from './move-dialog.tsx'

const { signedCall } = vi.hoisted(() => ({ signedCall: vi.fn<(...input: unknown[]) => Promise<unknown>>() }))
vi.mock('../../../lib/signed-call.ts', () => ({ signedCall }))

const booking = {
  _id: 'b1',
  name: 'Nusrat',
  email: 'nusrat@example.com',
  serviceTitle: 'Wedding Story',
  status: 'confirmed',
  eventDate: '2026-12-18',
  startTime: null,
  situation: { paid: 1_650_000 },
} as ShownBooking
const taken = { ...booking, _id: 'b2', name: 'Imran', eventDate: '2026-12-11', startTime: '09:00', place: 0 }
const days = {
  bookings: [taken, { ...booking, place: 0 }],
  blocked: [{ _id: 'k1', from: '2026-12-25', to: '2026-12-26', reason: 'Family', fromTime: '', toTime: '' }],
  openDays: [],
  off: ['2026-12-07'],
  busy: [],
}
const on = (date: string) => ({
  bookings: days.bookings.filter(({ eventDate }) => eventDate === date),
  blocked: days.blocked.filter(({ from, to }) => from <= date && date <= to),
  openDays: [],
  off: days.off.filter((day) => day === date),
  busy: [],
})

const open = (changes: object = {}, email = false) => {
  const Site = createRoutesStub([
    {
      id: 'root',
      path: '/',
      HydrateFallback: () => null,
      loader: () => ({ content: { email } }),
      Component: () => <MoveDialog booking={{ ...booking, ...changes }} onClose={() => undefined} />,
    },
  ])
  render(<Site />)
}
const day = (name: string) => screen.findByRole('radio', { name })
const button = (name: string) => screen.getByRole<HTMLButtonElement>('button', { name })

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-12-03T06:00:00Z') })
  signedCall.mockImplementation(async (endpoint, { query }: any) => {
    if (endpoint !== api.calendar.days) return { message: 'Asked' }
    return { data: query.from === query.to ? on(query.from) : days }
  })
})
afterEach(() => {
  cleanup()
  vi.resetAllMocks()
  vi.useRealTimers()
})

it('describes each day, and disables past days', async () => {
  open()
  await day('Friday 11 December, booked')
  await day('Monday 7 December, closed')
  await day('Saturday 26 December, closed')
  await day('Friday 18 December, free, Now')
  expect(button('Choose a day').disabled).toBe(true)
  const past = await day('Wednesday 2 December, closed')
  await userEvent.click(past)
  expect(button('Choose a day').disabled).toBe(true)
})

it('refuses a typed past day at once, and never calls it free', async () => {
  open()
  await day('Friday 18 December, free, Now')
  fireEvent.change(screen.getByLabelText('Day'), { target: { value: '2026-11-01' } })
  await screen.findByText('The event date cannot be in the past.')
  expect(button('Propose Nov 1').disabled).toBe(true)
  expect(screen.queryByText('Sunday, November 1 is free.')).toBeNull()
  expect(screen.queryByRole('region', { name: 'What Nusrat gets' })).toBeNull()
})

it('names who has the day, and requires a confirmation', async () => {
  open()
  await userEvent.click(await day('Friday 11 December, booked'))
  await screen.findByText('You already have Imran that day: Wedding Story, from 9 AM, confirmed.')
  expect(button('Propose Dec 11').disabled).toBe(true)
  await userEvent.click(screen.getByRole('checkbox', { name: 'Move anyway' }))
  await userEvent.click(button('Propose Dec 11 anyway'))
  expect(signedCall).toHaveBeenLastCalledWith(api.bookingState.move, {
    params: { id: 'b1' },
    body: { eventDate: '2026-12-11', ask: true, anyway: true, message: '' },
  })
  await userEvent.click(await day('Monday 7 December, closed'))
  await screen.findByText('You do not work that day.')
  expect(screen.getByRole<HTMLInputElement>('checkbox').checked).toBe(false)
})

it('asks the client if money was paid, and previews both days', async () => {
  open()
  await userEvent.click(await day('Wednesday 16 December, free'))
  await screen.findByText('Wednesday, December 16 is free.')
  expect(screen.getByRole<HTMLInputElement>('radio', { name: 'Ask Nusrat to agree' }).checked).toBe(true)
  const preview = screen.getByRole('region', { name: 'What Nusrat gets' })
  expect(preview.textContent).toContain('on their page')
  expect(preview.textContent).not.toContain('email')
  expect(preview.querySelector('s')!.textContent).toBe('Friday, December 18, 2026')
  expect(preview.textContent).toContain('Wednesday, December 16, 2026')
})

it('moves at once if nothing was paid, and informs the client by email', async () => {
  open({ situation: { paid: 0 } }, true)
  await userEvent.click(await day('Wednesday 16 December, free'))
  const preview = screen.getByRole('region', { name: 'What Nusrat gets' })
  expect(preview.textContent).toContain('by email and on their page')
  button('Move to Dec 16')
})
