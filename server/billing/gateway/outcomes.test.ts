import { describe, expect, it } from 'vitest'
import { api } from '../../../contract/api.ts'
import { gatewayProviders } from '../../../contract/shape/payment-way.ts'
import { type CallName, type BadAnswer, badAnswerKinds } from '../../../tooling/gateways/http.ts'
import { processDueBookings } from '../../booking/booking-state/due-bookings.ts'
import { advance, createPayingSite } from './testing/paying.ts'

const site = await createPayingSite()
const {
  app,
  bkash,
  agreed,
  pay,
  startAt,
  comeBack,
  state,
  alarms,
  resolve,
  clientReads,
  fault,
  clearFaults,
} = site
const { db } = app
const hourMs = 3_600_000
/** Longer than the time to pay of any gateway. */
const afterExpiry = 26 * hourMs

/** Bad answers to some calls of a payment. */
const answeringBadly = (names: CallName[], bad: BadAnswer) => ({
  badAnswer: (name: CallName) => (names.includes(name) ? bad : undefined),
})
const renewTokens = () => db.updateTable('gateway_token').set({ grants: '[]' }).execute()
const attemptOf = (id: string) =>
  db.selectFrom('payment_attempt').selectAll().where('booking_id', '=', id).executeTakeFirstOrThrow()
const settle = async (id: string, body: object) =>
  site.owner(api.gateway.settlePayment, { id: (await attemptOf(id)).id }, body)

/** What the gateway has refunded of the last payment. */
const paidBackOf = (provider: 'bkash' | 'sslcommerz') =>
  [...(provider === 'bkash' ? bkash.payments : site.sslcommerz.sessions).values()].at(-1)!.refunded

const everyBadAnswer = gatewayProviders.flatMap((provider) =>
  badAnswerKinds.flatMap((kind) => [true, false].map((done) => [provider, kind, done] as const)),
)

describe.each(everyBadAnswer)('%s answers with %s, and has done its part: %s', (provider, kind, done) => {
  it('a payment is unknown until the gateway answers clearly, and then recorded once', async () => {
    await renewTokens()
    const payer = await agreed()
    // First what takes the money, then every question about it.
    fault(provider, answeringBadly(['execute', 'query'], { kind, done }))
    const back = await pay(payer, provider)
    expect(back!.headers.location).toContain('payment=open')
    expect(await clientReads(payer)).toMatchObject({ provider, outcome: 'unknown', amount: advance })
    await resolve(2 * 60_000)
    expect(await state(payer)).toMatchObject({ status: 'offered', paid: 0, attempts: ['open'] })
    const again = await site.start(payer, provider)
    expect([again.status, again.body.error]).toEqual([409, expect.stringContaining('do not pay again')])
    clearFaults()
    await Promise.all([resolve(), resolve()])
    expect(await state(payer)).toMatchObject({ status: 'confirmed', paid: advance, attempts: ['paid'] })
    expect(await clientReads(payer)).toMatchObject({ outcome: 'paid' })
  })

  it('a payment that could not be created cannot be paid, and can be tried again', async () => {
    const payer = await agreed()
    fault(provider, answeringBadly(['create'], { kind, done }))
    expect((await site.start(payer, provider)).status).toBe(503)
    clearFaults()
    await pay(payer, provider)
    expect(await state(payer)).toMatchObject({ paid: advance, attempts: ['failed', 'paid'] })
  })

  it('a refund is unknown until the gateway answers clearly, and is paid back once', async () => {
    await renewTokens()
    const payer = await agreed()
    await pay(payer, provider)
    const [{ _id }] = (await state(payer)).entries
    const refund = () =>
      site.owner(
        api.gateway.refund,
        { id: _id },
        { amount: 1_000_000, reason: 'Rain', key: crypto.randomUUID() },
      )
    fault(provider, answeringBadly(['refund', 'refund query'], { kind, done }))
    expect((await refund()).status).toBe(503)
    expect((await refund()).status).toBe(409)
    clearFaults()
    await resolve(2 * hourMs)
    const money = (await site.owner(api.payment.ofBooking, { id: payer.id })).body.data
    const gone = paidBackOf(provider)
    expect(gone).toBeLessThanOrEqual(1_000_000)
    // SSLCommerz can only be asked about a refund that it has named.
    const isKnown = gone > 0 && provider === 'bkash'
    expect([money.balance.paid, money.refunds.length]).toEqual(isKnown ? [1_760_000, 0] : [advance, 1])
  })
})

it.each([
  ['ended', 'ended token'],
  ['refused', 'unauthorised'],
] as const)('a token that was %s meanwhile is renewed once and the call repeated', async (_, kind) => {
  await renewTokens()
  const payer = await agreed()
  const grants = bkash.calls.grant
  let first = true
  fault('bkash', {
    badAnswer: (name) => {
      if (name !== 'execute' || !first) return undefined
      first = false
      return { kind, done: false }
    },
  })
  const back = await pay(payer, 'bkash')
  expect(back!.headers.location).toContain('payment=paid')
  expect(bkash.calls.grant - grants).toBe(1)
})

it('a token that bKash no longer accepts is renewed once for all calls', async () => {
  await renewTokens()
  const payers = [await agreed(), await agreed(), await agreed()]
  const urls = await Promise.all(payers.map((payer) => startAt(payer, 'bkash')))
  const grants = bkash.calls.grant
  bkash.endTokens()
  await Promise.all(urls.map((url) => comeBack(bkash.visit(url, 'pay'))))
  for (const payer of payers) expect((await state(payer)).paid).toBe(advance)
  expect(bkash.calls.grant - grants).toBe(1)
})

describe('only a documented code means not paid', () => {
  /** Answers `execute` and the status with a code of bKash's. */
  const answering = (statusCode: string) => {
    const payment = [...bkash.payments.values()].at(-1)!
    fault('bkash', { code: (name: CallName) => (name === 'execute' ? statusCode : undefined) })
    return payment
  }
  it('codes of bKash that mean not paid', async () => {
    for (const [code, outcome] of [
      ['2023', 'failed'],
      ['2014', 'failed'],
      ['2069', 'cancelled'],
    ] as const) {
      const payer = await agreed()
      const address = bkash.visit(await startAt(payer, 'bkash'), 'pay')
      answering(code)
      await comeBack(address)
      expect(await clientReads(payer), code).toMatchObject({ outcome })
    }
  })
  it('any other code of bKash is unknown: checked again, and recorded once it succeeds', async () => {
    for (const code of ['2003', '2020', '2029', '2056', '2001', '2002', '9999', '4711', '503']) {
      const payer = await agreed()
      const address = bkash.visit(await startAt(payer, 'bkash'), 'pay')
      answering(code)
      await comeBack(address)
      expect(await clientReads(payer), code).toMatchObject({ outcome: 'unknown' })
      clearFaults()
      await resolve()
      expect(await state(payer), code).toMatchObject({ status: 'confirmed', paid: advance })
    }
  })
})

describe('every started attempt is followed up', () => {
  it.each([{}, { noVerification: true }])(
    'an approved payment of a client who never returned is taken by the next check (%j)',
    async (faults) => {
      fault('bkash', faults)
      const payer = await agreed()
      await pay(payer, 'bkash', { returns: false })
      await resolve(2 * 60_000)
      expect(await state(payer)).toMatchObject({ status: 'confirmed', paid: advance, attempts: ['paid'] })
    },
  )

  it.each([{}, { noVerification: true }])(
    'one that was never approved is not shown to the client, and expires with bKash’s time limit (%j)',
    async (faults) => {
      fault('bkash', faults)
      const payer = await agreed()
      await startAt(payer, 'bkash')
      await resolve(2 * 60_000)
      expect(await state(payer)).toMatchObject({ attempts: ['open'] })
      expect(await clientReads(payer)).toBeNull()
      expect(await alarms(payer)).toEqual([])
      await resolve(afterExpiry)
      expect(await state(payer)).toMatchObject({ paid: 0, attempts: ['expired'] })
      expect((await attemptOf(payer.id)).next_check_at).toBeNull()
    },
  )

  it('one that was interrupted before it had an address fails, and another can be started', async () => {
    const payer = await agreed()
    await startAt(payer, 'bkash')
    const starting = { status: 'starting', gateway_id: null, expires_at: null } as const
    await db.updateTable('payment_attempt').set(starting).where('booking_id', '=', payer.id).execute()
    expect(await clientReads(payer)).toBeNull()
    await resolve()
    expect((await state(payer)).attempts).toEqual(['failed'])
  })

  it('one that the client cancelled is checked once more when its time is over', async () => {
    const payer = await agreed()
    const url = await startAt(payer, 'bkash')
    await comeBack(bkash.visit(url, 'cancel'))
    expect((await state(payer)).attempts).toEqual(['cancelled'])
    const payment = bkash.payments.get(new URL(url).searchParams.get('paymentId')!)!
    payment.status = 'Completed'
    await resolve(afterExpiry)
    expect(await state(payer)).toMatchObject({ status: 'confirmed', paid: advance, attempts: ['paid'] })
  })

  it('one that was cancelled is never executed, even if a browser comes back later', async () => {
    const payer = await agreed()
    const url = await startAt(payer, 'bkash')
    await comeBack(bkash.visit(url, 'cancel'))
    const executed = bkash.calls.execute
    await comeBack(bkash.visit(url, 'pay'))
    await resolve(2 * 60_000)
    expect(bkash.calls.execute).toBe(executed)
    expect((await state(payer)).paid).toBe(0)
  })

  it('a browser that reports a cancellation does not override one that reported success', async () => {
    const payer = await agreed()
    const url = await startAt(payer, 'bkash')
    const address = bkash.visit(url, 'pay')
    fault('bkash', { away: true })
    await comeBack(address)
    await comeBack(address.replace('status=success', 'status=cancel'))
    clearFaults()
    await resolve()
    expect((await state(payer)).paid).toBe(advance)
  })
})

describe('a payment without an answer', () => {
  const bad: BadAnswer = { kind: 'system error', done: true }
  async function unanswered() {
    const payer = await agreed()
    fault('bkash', answeringBadly(['execute', 'query'], bad))
    await pay(payer, 'bkash')
    return { payer, trxID: [...bkash.payments.values()].at(-1)!.trxID }
  }
  const stands = async (id: string) => (await site.owner(api.booking.one, { id })).body.data.situation

  it('is reported to the owner once, after an hour, and checked with growing pauses', async () => {
    const { payer } = await unanswered()
    await resolve(30 * 60_000)
    expect(await alarms(payer)).toEqual([])
    const pauses: number[] = []
    for (let look = 1; look <= 6; look++) {
      const now = Date.now() + look * 30 * hourMs
      await resolve(look * 30 * hourMs)
      pauses.push((await attemptOf(payer.id)).next_check_at! - now)
    }
    expect(await alarms(payer)).toEqual(['Payment not confirmed'])
    expect(pauses).toEqual(pauses.toSorted((one, other) => one - other))
    expect(await stands(payer.id)).toMatchObject({ kind: 'payment-to-check', turn: 'owner' })
    clearFaults()
    await resolve(999 * hourMs)
    expect(await state(payer)).toMatchObject({ status: 'confirmed', paid: advance })
    expect(await stands(payer.id)).toMatchObject({ kind: 'confirmed', turn: 'nobody' })
  })

  it('settled by hand as paid is recorded once, also when the gateway answers later', async () => {
    const { payer, trxID } = await unanswered()
    const body = { outcome: 'paid', transactionId: trxID }
    const both = await Promise.all([settle(payer.id, body), settle(payer.id, body)])
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409])
    expect(await state(payer)).toMatchObject({ status: 'confirmed', paid: advance, attempts: ['paid'] })
    clearFaults()
    await resolve()
    expect(await state(payer)).toMatchObject({ paid: advance, attempts: ['paid'] })
    expect(await alarms(payer)).toEqual([])
    // Now it can be refunded online.
    expect((await state(payer)).entries).toMatchObject([{ online: true }])
  })

  it('keeps its day held until it is known that nothing was paid', async () => {
    const payer = await agreed()
    fault('bkash', answeringBadly(['execute', 'query'], { ...bad, done: false }))
    const url = await startAt(payer, 'bkash')
    await comeBack(bkash.visit(url, 'pay'))
    const muchLater = Date.now() + 60 * 24 * hourMs
    await processDueBookings(db, muchLater)
    expect((await state(payer)).status).toBe('offered')
    clearFaults()
    bkash.payments.get(new URL(url).searchParams.get('paymentId')!)!.status = 'Cancelled'
    await resolve()
    await processDueBookings(db, muchLater)
    expect(await state(payer)).toMatchObject({ status: 'lapsed', attempts: ['cancelled'] })
  })

  it('settled by hand and by the gateway at once has one entry', async () => {
    const { payer, trxID } = await unanswered()
    clearFaults()
    await Promise.all([settle(payer.id, { outcome: 'paid', transactionId: trxID }), resolve(), resolve()])
    await resolve()
    expect(await state(payer)).toMatchObject({ status: 'confirmed', paid: advance, attempts: ['paid'] })
    expect((await state(payer)).entries).toHaveLength(1)
    expect(await alarms(payer)).toEqual([])
  })

  it('settled by hand with a wrong TrxID is reported to the owner, and not counted twice', async () => {
    const { payer } = await unanswered()
    await settle(payer.id, { outcome: 'paid', transactionId: 'MISTYPED01' })
    clearFaults()
    await resolve()
    expect(await state(payer)).toMatchObject({ paid: advance, attempts: ['odd'] })
    expect(await alarms(payer)).toEqual(['Payment to check'])
  })

  it('settled by hand as not paid is recorded if the gateway later says that it was paid, and the owner is informed', async () => {
    const { payer } = await unanswered()
    expect((await settle(payer.id, { outcome: 'not-paid' })).status).toBe(200)
    expect(await clientReads(payer)).toMatchObject({ outcome: 'failed' })
    clearFaults()
    await resolve()
    expect(await state(payer)).toMatchObject({ status: 'confirmed', paid: advance, attempts: ['paid'] })
    expect(await alarms(payer)).toEqual(['Payment to check'])
  })

  it('settled by hand as paid is reported to the owner if the gateway later says that it was not', async () => {
    const payer = await agreed()
    fault('bkash', answeringBadly(['execute', 'query'], { ...bad, done: false }))
    await pay(payer, 'bkash')
    await settle(payer.id, { outcome: 'paid', transactionId: 'NEVERPAID1' })
    clearFaults()
    await resolve()
    await resolve(afterExpiry)
    expect(await state(payer)).toMatchObject({ paid: advance, attempts: ['odd'] })
    expect(await alarms(payer)).toEqual(['Payment to check'])
  })

  it('recorded by hand cannot be recorded again', async () => {
    const { payer } = await unanswered()
    await settle(payer.id, { outcome: 'paid', transactionId: 'MISTYPED02' })
    clearFaults()
    await resolve()
    const again = await settle(payer.id, { outcome: 'paid', transactionId: 'ANOTHER002' })
    expect([again.status, (await state(payer)).paid]).toEqual([409, advance])
  })

  it('needs a TrxID that is not recorded elsewhere to be settled as paid', async () => {
    const { payer } = await unanswered()
    expect((await settle(payer.id, { outcome: 'paid' })).body.fields).toEqual({
      transactionId: 'TrxID is required.',
    })
    const other = await agreed()
    const cash = { way: 'bkash', amount: 100, transactionId: 'ELSEWHERE1' }
    await site.owner(api.payment.record, { id: other.id }, cash)
    expect((await settle(payer.id, { outcome: 'paid', transactionId: 'ELSEWHERE1' })).status).toBe(409)
  })
})

it('a code for not paid is checked against the status, since an earlier lost answer may have been paid', async () => {
  const payer = await agreed()
  fault('bkash', answeringBadly(['execute', 'query'], { kind: 'cut line', done: true }))
  await pay(payer, 'bkash')
  clearFaults()
  fault('bkash', { code: (name: CallName) => (name === 'execute' ? '2023' : undefined) })
  await resolve()
  expect(await state(payer)).toMatchObject({ status: 'confirmed', paid: advance, attempts: ['paid'] })
})

it('an overpayment from several open pages is recorded and reported to the owner', async () => {
  const payer = await agreed()
  const urls = [1, 2, 3, 4].map(() => startAt(payer, 'bkash'))
  for (const url of await Promise.all(urls)) await comeBack(bkash.visit(url, 'pay'))
  expect((await state(payer)).paid).toBe(4 * advance)
  expect(await alarms(payer)).toEqual(['Payment to check'])
})

describe('the ledger contains the sum that the gateway confirms', () => {
  it.each(gatewayProviders.flatMap((provider) => [-100, 100].map((more) => [provider, more] as const)))(
    '%s, %i paisa more than requested: the day is not confirmed, and the owner is informed',
    async (provider, more) => {
      const payer = await agreed()
      fault(provider, { wrongAmount: advance + more })
      await pay(payer, provider)
      expect(await state(payer)).toMatchObject({
        status: 'offered',
        paid: advance + more,
        attempts: ['paid'],
      })
      expect(await alarms(payer)).toEqual(['Payment to check'])
      // The day stays held.
      const { held_until } = await db
        .selectFrom('booking')
        .select('held_until')
        .where('id', '=', payer.id)
        .executeTakeFirstOrThrow()
      expect(held_until).toBeNull()
    },
  )
})

describe('a TrxID that the owner has recorded on another booking', () => {
  it.each(gatewayProviders)(
    '%s: both bookings show it, the owner is informed, and nothing is counted twice',
    async (provider) => {
      const [payer, other] = [await agreed(), await agreed()]
      const url = await startAt(payer, provider)
      const paidId = (
        provider === 'bkash'
          ? () => bkash.payments.get(new URL(url).searchParams.get('paymentId')!)!.trxID
          : () => site.sslcommerz.sessions.get(new URL(url).searchParams.get('session')!)!.bank_tran_id
      )()
      const way = provider === 'bkash' ? 'bkash' : 'nagad'
      await site.owner(api.payment.record, { id: other.id }, { way, amount: advance, transactionId: paidId })
      const finish = async () => {
        if (provider === 'bkash') return comeBack(bkash.visit(url, 'pay'))
        const { returnUrl, form } = site.sslcommerz.visit(url, 'pay')
        return site.postBack(returnUrl, form)
      }
      await finish()
      expect([(await state(payer)).paid, (await state(other)).paid]).toEqual([0, advance])
      expect(await alarms(payer)).toEqual(['TrxID already on another booking'])
      const listed = async (id: string) =>
        (await site.owner(api.payment.ofBooking, { id })).body.data.attempts
      expect(await listed(payer.id)).toMatchObject([
        { status: 'odd', own: true, other: { _id: other.id, reference: other.reference } },
      ])
      expect(await listed(other.id)).toMatchObject([
        { status: 'odd', own: false, other: { _id: payer.id, reference: payer.reference } },
      ])
      // The same answer again causes no second mail.
      await finish()
      expect(await alarms(payer)).toHaveLength(1)

      // The owner reverses the wrong entry and records the payment on the right booking.
      const [{ _id }] = (await state(other)).entries
      await site.owner(api.payment.reverse, { id: _id }, { reason: 'The wrong booking' })
      expect((await settle(payer.id, { outcome: 'paid', transactionId: paidId })).status).toBe(200)
      expect([(await state(payer)).paid, (await state(other)).paid]).toEqual([advance, 0])
      expect([await listed(payer.id), await listed(other.id)]).toEqual([[], []])
    },
  )

  it('recorded concurrently on both is counted once', async () => {
    const [payer, other] = [await agreed(), await agreed()]
    const url = await startAt(payer, 'bkash')
    const { trxID } = bkash.payments.get(new URL(url).searchParams.get('paymentId')!)!
    const body = { way: 'bkash', amount: advance, transactionId: trxID }
    await Promise.all([
      comeBack(bkash.visit(url, 'pay')),
      site.owner(api.payment.record, { id: other.id }, body),
    ])
    expect((await state(payer)).paid + (await state(other)).paid).toBe(advance)
  })
})
