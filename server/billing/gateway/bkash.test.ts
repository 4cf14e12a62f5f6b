import { expect, it, onTestFinished } from 'vitest'
import { api } from '../../../contract/api.ts'
import { createGateways } from '../providers/gateways.ts'
import { advance, createPayingSite } from './testing/paying.ts'

const site = await createPayingSite()
const { app, bkash, agreed, startAt, comeBack, state, alarms, resolve } = site

function fault(faults: typeof bkash.faults) {
  Object.assign(bkash.faults, faults)
  onTestFinished(clearFaults)
}
function clearFaults() {
  for (const name of Object.keys(bkash.faults)) delete bkash.faults[name as keyof typeof bkash.faults]
}

it('a paid advance is recorded once, confirms the day, and leads back to the client’s page', async () => {
  const payer = await agreed({ language: 'bn' })
  const back = await comeBack(bkash.visit(await startAt(payer, 'bkash'), 'pay'))
  expect(back.status).toBe(303)
  expect(back.headers.location).toBe(`/bn/booking/${payer.reference}?key=${payer.key}&payment=paid`)
  const { status, paid, entries } = await state(payer)
  expect([status, paid]).toEqual(['confirmed', advance])
  expect(entries).toMatchObject([{ way: 'bkash', provider: 'bkash', actor: 'client', sender: '01770618575' }])
  // bKash's certification fails sites that ask for the status after each success.
  expect(bkash.calls.status).toBe(0)
})

it('a browser that returns several times has paid once', async () => {
  const payer = await agreed()
  const address = bkash.visit(await startAt(payer, 'bkash'), 'pay')
  const back = await Promise.all([comeBack(address), comeBack(address), comeBack(address)])
  expect(back.map(({ status }) => status)).toEqual([303, 303, 303])
  await comeBack(address)
  expect(await state(payer)).toMatchObject({ status: 'confirmed', paid: advance, attempts: ['paid'] })
})

it('a lost answer after the money was taken is found by asking for the status', async () => {
  const payer = await agreed()
  const address = bkash.visit(await startAt(payer, 'bkash'), 'pay')
  fault({ silentAfterSuccess: true })
  await comeBack(address)
  expect(await state(payer)).toMatchObject({ status: 'confirmed', paid: advance })
})

it('a gateway without an answer is asked again later, and the payment is recorded once', async () => {
  const payer = await agreed()
  const address = bkash.visit(await startAt(payer, 'bkash'), 'pay')
  fault({ away: true })
  const back = await comeBack(address)
  expect(back.headers.location).toContain('payment=open')
  expect(await state(payer)).toMatchObject({ status: 'offered', paid: 0, attempts: ['open'] })
  clearFaults()
  await Promise.all([resolve(), resolve(), resolve()])
  expect(await state(payer)).toMatchObject({ status: 'confirmed', paid: advance, attempts: ['paid'] })
})

it('a different sum is recorded, confirms nothing, and is reported to the owner', async () => {
  const payer = await agreed()
  const address = bkash.visit(await startAt(payer, 'bkash'), 'pay')
  fault({ wrongAmount: 1000 })
  await comeBack(address)
  expect(await state(payer)).toMatchObject({ status: 'offered', paid: 1000 })
  expect(await alarms(payer)).toEqual(['Payment to check'])
})

it('a payment of another order is not counted, and shown to the owner until they have checked it', async () => {
  const payer = await agreed()
  const url = await startAt(payer, 'bkash')
  const address = bkash.visit(url, 'pay')
  bkash.payments.get(new URL(url).searchParams.get('paymentId')!)!.merchantInvoiceNumber = 'ANOTHER'
  await comeBack(address)
  expect(await state(payer)).toMatchObject({ status: 'offered', paid: 0, attempts: ['odd'] })
  expect(await alarms(payer)).toEqual(['Payment to check'])
  const listed = async () =>
    (await site.owner(api.payment.ofBooking, { id: payer.id })).body.data.attempts as { _id: string }[]
  const asked = async () =>
    (await site.owner(api.dashboard.activity, {})).body.data.bookings.filter(
      ({ situation }: any) => situation.kind === 'payment-to-check',
    ) as unknown[]
  const [{ _id: id } = { _id: '' }] = await listed()
  expect(await site.clientReads(payer)).toMatchObject({ outcome: 'unknown' })
  expect(await asked()).toMatchObject([{ _id: payer.id }])

  expect((await site.owner(api.gateway.seen, { id })).status).toBe(200)
  expect([await listed(), await asked()]).toEqual([[], []])
  // The client can pay now.
  expect(await site.clientReads(payer)).toBeNull()
  // A repeated notice sends no second mail.
  await comeBack(address)
  expect([await listed(), await alarms(payer)]).toEqual([[], ['Payment to check']])
})

it('a browser is not trusted: a claimed success without payment does not count, and a wrong signature is refused', async () => {
  const payer = await agreed()
  const url = await startAt(payer, 'bkash')
  const address = bkash.visit(url, 'cancel').replace('status=cancel', 'status=success')
  const back = await comeBack(address)
  expect(back.headers.location).toContain('payment=cancelled')
  const forged = address.replace(/\/[\w-]{43}\?/, `/${'a'.repeat(43)}?`)
  expect((await comeBack(forged)).status).toBe(404)
  expect(await state(payer)).toMatchObject({ status: 'offered', paid: 0 })
})

it('a client who cancels can try again, and the first attempt stays cancelled', async () => {
  const payer = await agreed()
  const back = await comeBack(bkash.visit(await startAt(payer, 'bkash'), 'cancel'))
  expect(back.headers.location).toContain('payment=cancelled')
  await comeBack(bkash.visit(await startAt(payer, 'bkash'), 'pay'))
  expect(await state(payer)).toMatchObject({ paid: advance, attempts: ['cancelled', 'paid'] })
  expect((await site.start(payer, 'bkash')).status).toBe(201)
})

it('a payment for a day that is no longer held is recorded, and the owner is informed', async () => {
  const payer = await agreed()
  const address = bkash.visit(await startAt(payer, 'bkash'), 'pay')
  await site.owner(api.bookingState.cancel, { id: payer.id }, {})
  await comeBack(address)
  expect(await state(payer)).toMatchObject({ status: 'cancelled', paid: advance })
  expect(await alarms(payer)).toEqual(['Payment for a day no longer held'])
})

it('a transaction that the owner has recorded already is not counted twice', async () => {
  const payer = await agreed()
  const url = await startAt(payer, 'bkash')
  const address = bkash.visit(url, 'pay')
  const { trxID } = bkash.payments.get(new URL(url).searchParams.get('paymentId')!)!
  await site.owner(
    api.payment.record,
    { id: payer.id },
    { way: 'bkash', amount: advance, transactionId: trxID },
  )
  await comeBack(address)
  expect(await state(payer)).toMatchObject({ paid: advance, attempts: ['paid'] })
})

it('a payment is refunded in parts and never by more than was paid', async () => {
  const payer = await agreed()
  await comeBack(bkash.visit(await startAt(payer, 'bkash'), 'pay'))
  const [{ _id }] = (await state(payer)).entries
  const refund = (amount: number) => site.owner(api.gateway.refund, { id: _id }, { amount, reason: 'Rain' })
  expect((await refund(1_000_000)).status).toBe(201)
  const both = await Promise.all([refund(1_000_000), refund(1_000_000)])
  expect(both.filter(({ status }) => status === 201)).toHaveLength(1)
  expect((await state(payer)).paid).toBe(760_000)
  fault({ silentAfterSuccess: true })
  expect((await refund(500_000)).status).toBe(503)
  clearFaults()
  // The outcome is unknown, so its sum stays reserved.
  expect((await refund(500_000)).status).toBe(409)
  expect((await refund(260_001)).status).toBe(400)
  expect((await refund(260_000)).status).toBe(201)
  const { entries, refunds } = (await site.owner(api.payment.ofBooking, { id: payer.id })).body.data
  expect(entries[0]).toMatchObject({
    kind: 'payment',
    online: true,
    receipt: { number: expect.stringMatching(/^AL-\d{4}-R\d+$/) },
  })
  expect(refunds).toMatchObject([{ of: _id, amount: 500_000 }])
  // The owner records once that it was not paid back.
  const settle = () =>
    site.owner(api.gateway.settleRefund, { id: refunds[0]._id }, { outcome: 'not-paid-back' })
  expect((await settle()).status).toBe(200)
  expect((await settle()).status).toBe(404)
  // It may be requested again, and the gateway refuses it if the owner was wrong.
  expect((await refund(500_000)).status).toBe(409)
})

it('a payment is refunded by version 2 of the API if only that exists, and refusals are shown', async () => {
  const payer = await agreed()
  await comeBack(bkash.visit(await startAt(payer, 'bkash'), 'pay'))
  const [{ _id }] = (await state(payer)).entries
  const refund = () => site.owner(api.gateway.refund, { id: _id }, { amount: 2_000_000, reason: 'Rain' })
  fault({ secondRefunds: true })
  expect((await refund()).status).toBe(201)
  expect((await state(payer)).paid).toBe(advance - 2_000_000)
  const payment = [...bkash.payments.values()].at(-1)!
  payment.refunded = 2_760_000
  const refused = await site.owner(api.gateway.refund, { id: _id }, { amount: 100, reason: 'Rain' })
  expect(refused).toMatchObject({ status: 409, body: { error: 'bKash cannot refund more than was paid.' } })
})

it('processes share one token and sign in once', async () => {
  const before = bkash.calls.grant
  await app.db.deleteFrom('gateway_token').execute()
  const others = Array.from({ length: 6 }, () => createGateways(app.db, app.config))
  await Promise.all(others.map(async (one) => (await one.find('bkash'))!.test()))
  expect(bkash.calls.grant - before).toBe(1)
  const expire = () => app.db.updateTable('gateway_token').set({ expires_at: 0 }).execute()
  await expire()
  const test = async () => (await others[0]!.find('bkash'))!.test()
  expect(await test()).toEqual({ state: 'works' })
  await expire()
  expect(await test()).toMatchObject({ why: expect.stringContaining('no more than two sign-ins an hour') })
  expect(bkash.calls.grant - before).toBe(2)
})
