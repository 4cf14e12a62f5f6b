import fc from 'fast-check'
import { sql } from 'kysely'
import { expect, it } from 'vitest'
import { bookingStatuses, isHolding } from '../../../contract/booking/booking-status.ts'
import { type SituationFacts, situationOf } from '../../../contract/booking/booking-situation.ts'
import { moneyDue } from '../../../contract/booking/payment-plan.ts'
import { addDays, momentIn } from '../../../contract/shape/zone.ts'
import { newId } from '../../../db/ids.ts'
import { galleryStatuses } from '../../../contract/gallery/gallery-acts.ts'
import { addService, bookingExample } from '../../testing/examples.ts'
import { createTestApp } from '../../testing/test-app.ts'
import { insertBooking } from '../booking/booking.queries.ts'
import { amountDueOn } from './payment-plan.queries.ts'
import { countAllTurns, situationsOn } from './situation.queries.ts'

const app = await createTestApp()
const { db } = app
const serviceId = await addService(app)

const today = '2026-11-19'
const now = `${today}T06:00:00.000Z`
const paisa = fc.constantFrom(0, 1, 1_650_000, 5_500_000)

/** The rows of one booking, as far as its situation depends on them. */
const rows = fc.record({
  status: fc.constantFrom(...bookingStatuses),
  resolved: fc.boolean(),
  offers: fc.uniqueArray(fc.constantFrom('draft', 'sent', 'accepted', 'replaced'), { maxLength: 3 }),
  total: paisa,
  advance: paisa,
  payments: fc.array(fc.constantFrom(1, 1_650_000, 5_500_000), { maxLength: 2 }),
  claims: fc.array(fc.constantFrom('open', 'approved', 'not-found'), { maxLength: 2 }),
  attempts: fc.array(fc.constantFrom('open', 'paid', 'odd'), { maxLength: 2 }),
  isSeen: fc.boolean(),
  isUnclear: fc.boolean(),
  askedBy: fc.constantFrom('owner', 'client', null),
  galleries: fc.array(fc.constantFrom(...galleryStatuses), { maxLength: 2 }),
  eventInDays: fc.integer({ min: -2, max: 2 }),
  balanceInDays: fc.constantFrom(-1, 0, 1, null),
})
type Rows = ReturnType<typeof rows.generate>['value']

let bookings = 0
/** Far apart, so that no two overlap. */
const spanOf = (status: Rows['status']) => {
  const startsAt = momentIn('Asia/Dhaka', addDays('2030-01-01', bookings++))
  return isHolding(status) ? { starts_at: startsAt, ends_at: startsAt + 3_600_000 } : {}
}

async function insert(given: Rows) {
  const eventDate = addDays(today, given.eventInDays)
  const { row } = (await insertBooking(db, bookingExample(serviceId), {
    uid: null,
    source: 'form',
    serviceTitle: 'Wedding Story',
    price: 85_000,
    idempotencyKey: null,
    verdict: { isSpam: false, signs: [] },
  }))!
  const { id } = row
  const balanceDueOn = given.balanceInDays === null ? null : addDays(today, given.balanceInDays)
  await db
    .updateTable('booking')
    .set({ status: given.status, resolved: given.resolved, event_date: eventDate, ...spanOf(given.status) })
    .where('id', '=', id)
    .execute()
  for (const [index, status] of given.offers.entries())
    await db
      .insertInto('offer')
      .values({
        id: newId(),
        booking_id: id,
        version: index + 1,
        status,
        content: '{}',
        total: given.total,
        advance: Math.min(given.advance, given.total),
        balance_due_on: balanceDueOn,
        ...(status !== 'draft' && { paper: '{}', sha256: '0' }),
        created_at: now,
        updated_at: now,
      })
      .execute()
  for (const amount of given.payments)
    await db
      .insertInto('payment')
      .values({
        id: newId(),
        booking_id: id,
        kind: 'payment',
        of_payment: null,
        amount,
        way: 'cash',
        provider: 'cash',
        transaction_id: null,
        sender: '',
        note: '',
        paid_at: now,
        actor: 'owner',
        user_id: null,
        idempotency_key: null,
        created_at: now,
      })
      .execute()
  for (const status of given.claims)
    await db
      .insertInto('payment_claim')
      .values({
        id: newId(),
        booking_id: id,
        way: 'bkash',
        transaction_id: newId(),
        sender: '',
        amount: 100,
        status,
        created_at: now,
      })
      .execute()
  for (const status of given.attempts)
    await db
      .insertInto('payment_attempt')
      .values({
        id: newId(),
        booking_id: id,
        provider: 'bkash',
        our_id: newId(),
        amount: 100,
        status,
        seen_at: given.isSeen ? now : null,
        notified_at: given.isUnclear ? now : null,
        created_at: now,
      })
      .execute()
  if (given.askedBy)
    await db
      .insertInto('asked_day')
      .values({
        booking_id: id,
        actor: given.askedBy,
        event_date: today,
        start_time: null,
        message: '',
        created_at: now,
      })
      .execute()
  for (const status of given.galleries)
    await db
      .insertInto('gallery')
      .values({
        id: newId(),
        slug: newId(),
        booking_id: id,
        title: '',
        client_name: '',
        email: '',
        language: 'en',
        event_date: null,
        place: '',
        status,
        closes_on: null,
        guests: false,
        downloads: 'none',
        originals_when_paid: false,
        watermark: false,
        comments: false,
        created_at: now,
        updated_at: now,
      })
      .execute()
  return id
}

/** The facts of a booking, from its generated rows. */
function factsOf(given: Rows): SituationFacts {
  const isAgreed = given.offers.includes('accepted')
  const count = <Status>(all: Status[], status: Status) => all.filter((one) => one === status).length
  return {
    status: given.status,
    resolved: given.resolved,
    agreed: isAgreed ? given.total : null,
    advance: isAgreed ? Math.min(given.advance, given.total) : 0,
    paid: given.payments.reduce((sum, amount) => sum + amount, 0),
    balanceDueOn: addDays(today, (isAgreed ? given.balanceInDays : null) ?? given.eventInDays),
    paymentsToCheck:
      count(given.claims, 'open') +
      (given.isSeen ? 0 : count(given.attempts, 'odd')) +
      (given.isUnclear ? count(given.attempts, 'open') : 0),
    isDayProposed: given.askedBy === 'owner',
    isDelivered: given.galleries.includes('delivered'),
  }
}

it('the database derives the same situation as the contract', async () => {
  const cases = fc.sample(rows, 400)
  const ids = []
  for (const given of cases) ids.push(await insert(given))
  const found = new Map((await situationsOn(db, today).execute()).map((row) => [row.booking_id, row]))
  for (const [index, given] of cases.entries()) {
    const { kind, turn, agreed, paid } = found.get(ids[index]!)!
    const facts = factsOf(given)
    const expected = { ...situationOf(facts, today), agreed: facts.agreed, paid: facts.paid }
    expect({ kind, turn, agreed, paid }, JSON.stringify(given)).toEqual(expected)
  }
})

it('counting all turns at once gives the same result', async () => {
  const rows = await situationsOn(db, today).execute()
  const counts = { owner: 0, client: 0, nobody: 0, ended: 0 }
  for (const { turn } of rows) counts[turn] += 1
  expect(await countAllTurns(db, today)).toEqual(counts)
})

it.each([
  ['nothing is agreed', { agreed: null, paid: 100 }, { balance: 0, dueNow: 0 }],
  ['the advance has not been paid', {}, { balance: 5500, dueNow: 1650 }],
  ['a part of the advance has been paid', { paid: 650 }, { balance: 4850, dueNow: 1000 }],
  ['the advance is paid', { paid: 1650 }, { balance: 3850, dueNow: 0 }],
  ['the balance is due', { paid: 1650, balanceDueOn: today }, { balance: 3850, dueNow: 3850 }],
  ['nothing was paid before the day', { balanceDueOn: today }, { balance: 5500, dueNow: 5500 }],
  ['too much was paid', { paid: 6000, balanceDueOn: today }, { balance: 0, dueNow: 0 }],
  ['the advance exceeds the total', { advance: 6000 }, { balance: 5500, dueNow: 5500 }],
])('what is due when %s, in TypeScript and in SQL', async (_, changes, due) => {
  const plan = { agreed: 5500, advance: 1650, paid: 0, balanceDueOn: '2026-12-18', ...changes }
  expect(moneyDue(plan, today)).toEqual(due)
  const columns = sql`cast(${plan.agreed} as integer) as agreed, cast(${plan.advance} as integer) as advance,
    cast(${plan.paid} as integer) as paid, cast(${plan.balanceDueOn} as varchar) as balance_due_on`
  const { rows } = await sql<{
    due: number
  }>`select ${amountDueOn(today)} as due from (select ${columns}) as plan`.execute(db)
  expect(rows).toEqual([{ due: due.dueNow }])
})
