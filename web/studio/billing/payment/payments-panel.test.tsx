import { cleanup, render, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { createRoutesStub } from 'react-router'
import { afterEach, expect, it, vi } from 'vitest'
import { api } from '../../../../contract/api.ts'
import type { Booking } from '../../../../contract/booking/booking.ts'
import type { Attempt, Entry, Money } from '../../../../contract/billing/payment.ts'
import { ApiError } from '../../../lib/api.ts'
import { Toaster } from '../../../ui/toaster.tsx'
import { PaymentsPanel, WaitingMoney } from './payments-panel.tsx'

const { signedCall } = vi.hoisted(() => ({ signedCall: vi.fn<(...input: unknown[]) => Promise<unknown>>() }))
vi.mock('../../../lib/signed-call.ts', () => ({ signedCall }))

const booking = { _id: 'b1', name: 'Tanvir' } as Booking
const payment: Entry = {
  _id: 'p1',
  kind: 'payment',
  of: null,
  amount: 1_000_000,
  way: 'cash',
  provider: 'cash',
  transactionId: null,
  sender: '',
  note: 'At the first meeting',
  paidAt: '2026-11-17T05:00:00.000Z',
  reversed: false,
  refundable: 1_000_000,
  online: false,
  receipt: { _id: 'd1', number: 'AL-2026-R0046' },
  actor: 'owner',
  by: 'Rafiq',
  date: '2026-11-17T05:00:00.000Z',
}
const money: Money = {
  entries: [payment],
  claims: [
    {
      _id: 'c1',
      way: 'bkash',
      transactionId: '9KD4M7QX2B',
      sender: '01700000112',
      amount: 1_760_000,
      status: 'open',
      decidedAt: null,
      date: '2026-11-19T04:24:00.000Z',
    },
  ],
  attempts: [],
  refunds: [],
  balance: {
    agreed: 9_200_000,
    paid: 1_000_000,
    toCheck: 1_760_000,
    advanceDue: 1_760_000,
    dueNow: 1_760_000,
    balance: 8_200_000,
    balanceDueOn: '2026-12-18',
  },
}

function show(changes: Partial<Money> = {}) {
  const Site = createRoutesStub([
    {
      path: '/',
      Component: () => (
        <>
          <Toaster />
          <WaitingMoney money={{ ...money, ...changes }} />
          <PaymentsPanel booking={booking} money={{ ...money, ...changes }} />
        </>
      ),
    },
  ])
  render(<Site />)
}
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }))
const box = (name: RegExp) => screen.getByRole<HTMLInputElement>('textbox', { name })

afterEach(() => {
  cleanup()
  vi.resetAllMocks()
})

it('fills the form from the pasted message of an operator, without sending it', async () => {
  signedCall.mockResolvedValue({ message: 'Payment recorded', data: { _id: 'p2' } })
  show()
  await press('Record a payment')
  await userEvent.click(box(/^Paste the operator/))
  await userEvent.paste(
    'You have received Tk 17,600.00 from 01700000112. Fee Tk 0.00. Balance Tk 41,212.50. TrxID 9KD4M7QX2B at 19/11/2025 10:24',
  )
  expect([box(/^Amount/).value, box(/^TrxID/).value, box(/^Sender/).value]).toEqual([
    '17,600',
    '9KD4M7QX2B',
    '01700000112',
  ])
  await press('Record ৳17,600')
  await waitFor(() => expect(signedCall).toHaveBeenCalledOnce())
  expect(signedCall.mock.calls[0]).toMatchObject([
    api.payment.record,
    {
      params: { id: 'b1' },
      body: {
        way: 'bkash',
        amount: 1_760_000,
        transactionId: '9KD4M7QX2B',
        sender: '01700000112',
        paidAt: '2025-11-19T04:24:00.000Z',
        tell: true,
      },
    },
  ])
  expect(JSON.stringify(signedCall.mock.calls)).not.toContain('Balance Tk')
})

it('refuses a recorded transaction at its field, and keeps what was typed', async () => {
  const sentence = 'A payment with this TrxID is already recorded.'
  signedCall.mockRejectedValue(new ApiError(409, sentence, { transactionId: sentence }))
  show()
  await press('Record a payment')
  await userEvent.type(box(/^TrxID/), '9KD4M7QX2B')
  await press('Record ৳17,600')
  await waitFor(() => expect(box(/^TrxID/).getAttribute('aria-invalid')).toBe('true'))
  expect(box(/^Amount/).value).toBe('17,600')
})

it('records the amount that arrived, not the expected one', async () => {
  signedCall.mockResolvedValue({ message: 'Payment recorded' })
  show()
  await press('It has arrived')
  const dialog = screen.getByRole('dialog', { name: 'Has it arrived?' })
  await userEvent.clear(within(dialog).getByLabelText(/^Amount received/))
  await userEvent.type(within(dialog).getByLabelText(/^Amount received/), '১৭,০০০')
  await userEvent.click(within(dialog).getByRole('button', { name: 'Approve' }))
  await waitFor(() =>
    expect(signedCall).toHaveBeenCalledWith(api.payment.approve, {
      params: { id: 'c1' },
      body: { amount: 1_700_000 },
    }),
  )
})

it('refunds at most the rest of a payment, through its gateway where it has one', () => {
  const back = { kind: 'refund', of: 'p1', amount: -400_000, refundable: 0, receipt: null } as const
  const refund: Entry = { ...payment, ...back, _id: 'r1' }
  const refunds = [
    { _id: 'w1', of: 'p1', amount: 100_000, problem: 'It gave no answer.', date: payment.date },
  ]
  show({ entries: [{ ...payment, refundable: 500_000, online: true }, refund], refunds })
  expect(screen.getByRole('button', { name: 'Refund online' })).toBeDefined()
  // The payment cannot be called a mistake any more, but the refund can.
  expect(screen.getAllByRole('button', { name: 'Entered by mistake' })).toHaveLength(1)
  expect(screen.getByText('No answer about a refund of ৳1,000')).toBeDefined()
})

const attempt: Attempt = {
  _id: 'a1',
  provider: 'bkash',
  amount: 1_760_000,
  status: 'open',
  problem: '',
  unclear: false,
  recorded: false,
  own: true,
  other: null,
  date: payment.date,
}

it('lists online payments without a known outcome', () => {
  const other = { _id: 'b2', reference: 'AL-OTHER1' }
  show({
    claims: [],
    attempts: [
      attempt,
      { ...attempt, _id: 'a2', status: 'odd', problem: 'The gateway names another sum.' },
      { ...attempt, _id: 'a3', status: 'odd', own: false, other },
    ],
  })
  expect(screen.getByText('৳17,600 by bKash is being checked')).toBeDefined()
  expect(screen.getByText('The gateway names another sum.')).toBeDefined()
  expect(screen.getAllByRole('button', { name: 'Mark as checked' })).toHaveLength(1)
  expect(screen.getByRole('link', { name: 'Open AL-OTHER1' })).toBeDefined()
})

it('settles an unanswered payment manually, as paid with the values of the gateway', async () => {
  signedCall.mockResolvedValue({ message: 'The outcome is recorded' })
  show({ claims: [], attempts: [{ ...attempt, unclear: true, problem: 'It gave no answer.' }] })
  expect(screen.getByText('No answer about ৳17,600 by bKash')).toBeDefined()
  await press('It was paid')
  const dialog = screen.getByRole('dialog', { name: 'It was paid' })
  await userEvent.type(within(dialog).getByLabelText(/^TrxID/), '9KD4M7QX2B')
  await userEvent.click(within(dialog).getByRole('button', { name: 'Record the payment' }))
  await waitFor(() =>
    expect(signedCall).toHaveBeenCalledWith(api.gateway.settlePayment, {
      params: { id: 'a1' },
      body: { outcome: 'paid', transactionId: '9KD4M7QX2B', amount: 1_760_000 },
    }),
  )
})
