import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { createRoutesStub } from 'react-router'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { api } from '../../../../contract/api.ts'
import type { Booking } from '../../../../contract/booking/booking.ts'
import type { OfferContent } from '../../../../contract/billing/offer.ts'
import { ApiError } from '../../../lib/api.ts'
import { Toaster } from '../../../ui/toaster.tsx'
import { OfferForm } from './offer-form.tsx'

const { signedCall } = vi.hoisted(() => ({ signedCall: vi.fn<(...input: unknown[]) => Promise<unknown>>() }))
vi.mock('../../../lib/signed-call.ts', () => ({ signedCall }))

const content: OfferContent = {
  lines: [{ text: 'Wedding Story', detail: '', count: 1, price: 8_500_000 }],
  discount: { kind: 'amount', value: 0 },
  advance: { kind: 'percent', value: 30 },
  validUntil: '2199-11-28',
  terms: '',
  message: '',
}
const booking = {
  _id: 'b1',
  language: 'bn',
  name: 'Tanvir',
  serviceTitle: 'Wedding Story',
  status: 'requested',
  eventDate: '2199-12-18',
  startTime: null,
  place: 0,
} as Booking
const onSent = vi.fn<() => void>()
const extras = [{ text: 'Album', price: 1_450_000 }]

const Site = createRoutesStub([
  {
    path: '/',
    Component: () => (
      <>
        <Toaster />
        <OfferForm booking={booking} content={content} version={1} extras={extras} onSent={onSent} />
      </>
    ),
  },
])
const box = (name: string) => screen.getByRole('textbox', { name })
const press = (name: string | RegExp) => userEvent.click(screen.getByRole('button', { name }))

beforeEach(() => {
  vi.resetAllMocks()
  signedCall.mockImplementation(async (endpoint) =>
    endpoint === api.offer.saveDraft
      ? { message: 'Draft saved', data: { _id: 'o1', version: 1 } }
      : {
          message: 'The offer is on the client’s page',
          data: { bookings: [], blocked: [], busy: [], openDays: [], off: [] },
        },
  )
  render(<Site />)
})
afterEach(cleanup)

it('updates the totals while typing, and adds a line of the price list with one press', async () => {
  await userEvent.click(screen.getByText('From your price list'))
  await press(/^Album/)
  await userEvent.clear(box('Discount'))
  await userEvent.type(box('Discount'), '5000')
  expect(screen.getByText('৳94,500')).toBeDefined()
  expect(screen.getByText('৳28,350 advance, ৳66,150 later')).toBeDefined()
  await press('Preview')
  const preview = await screen.findByRole('dialog', { name: 'As Tanvir sees it' })
  // The client reads Bangla, the owner English.
  expect(within(preview).getByText('৳২৮,৩৫০')).toBeDefined()
  expect(within(preview).getByText('অগ্রিম')).toBeDefined()
  expect(within(preview).getByRole('button', { name: 'Send offer' })).toBeDefined()
})

it('saves the draft and then sends it', async () => {
  await press('Send offer')
  await waitFor(() => expect(onSent).toHaveBeenCalledOnce())
  const [save, send] = signedCall.mock.calls.filter(([endpoint]) => endpoint !== api.calendar.days)
  expect(save?.[1]).toMatchObject({ params: { id: 'b1' }, body: { lines: content.lines } })
  expect(send).toEqual([api.offer.send, { params: { id: 'o1' } }])
})

it('refuses an empty line at the line, and sends nothing', async () => {
  await userEvent.clear(box('Line 1, what'))
  await press('Send offer')
  expect(screen.getByText('Line is required.')).toBeDefined()
  expect(document.activeElement).toBe(box('Line 1, what'))
  expect(signedCall.mock.calls.filter(([endpoint]) => endpoint !== api.calendar.days)).toEqual([])
})

it('reports a taken day at the day, keeps what was typed, and can send a second photographer', async () => {
  const sentence = 'That day is taken. Free are Monday and Tuesday.'
  signedCall.mockImplementation(async (endpoint) => {
    if (endpoint === api.offer.send) throw new ApiError(409, sentence, { eventDate: sentence })
    return {
      message: '',
      data: { _id: 'o1', version: 1, bookings: [], blocked: [], busy: [], openDays: [], off: [] },
    }
  })
  await userEvent.type(screen.getByLabelText(/^Message to the client/), 'Dear Tanvir')
  await press('Send offer')
  expect((await screen.findAllByText(sentence)).length).toBeGreaterThan(0)
  expect(screen.getByLabelText(/^Day/).getAttribute('aria-invalid')).toBe('true')
  expect(screen.getByLabelText<HTMLTextAreaElement>(/^Message to the client/).value).toBe('Dear Tanvir')
  expect(screen.getByRole('checkbox', { name: 'Send an assistant' })).toBeDefined()
  expect(onSent).not.toHaveBeenCalled()
})

it('warns of a closed day before the offer is sent', async () => {
  signedCall.mockImplementation(async (endpoint) => ({
    message: '',
    data:
      endpoint === api.calendar.days
        ? { bookings: [], blocked: [{ reason: 'Eid' }], busy: [], openDays: [], off: ['2199-12-20'] }
        : { _id: 'o1', version: 1 },
  }))
  fireEvent.change(screen.getByLabelText(/^Day/), { target: { value: '2199-12-20' } })
  expect(await screen.findByText('You do not work that day.')).toBeDefined()
  expect(screen.getByText('You have blocked this day: Eid.')).toBeDefined()
})
