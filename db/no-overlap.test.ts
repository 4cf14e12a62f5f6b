import { afterAll, expect, it } from 'vitest'
import { newId, newReference } from './ids.ts'
import { openDatabase, type Db } from './open.ts'
import type { BookingStatus } from '../contract/booking/booking-status.ts'
import { migratedPlace } from './testing/migrated-place.ts'
import { overlaps, violates } from './violations.ts'

const place = await migratedPlace()
const database = openDatabase(place)
const { db } = database
afterAll(async () => {
  await database.close()
  await place.remove()
})

const hour = 3_600_000

interface Taking {
  status?: BookingStatus
  from: number | null
  to: number | null
  place?: number
}

async function insert({ status = 'confirmed', from, to, place: at = 0 }: Taking, into: Db = db) {
  const id = newId()
  await into
    .insertInto('booking')
    .values({
      id,
      reference: newReference(),
      name: 'Rafi',
      email: '',
      phone: '',
      event_date: '2030-01-01',
      address: '',
      service_id: null,
      service_title: 'Wedding',
      user_id: null,
      created_at: '2026-01-01T00:00:00.000Z',
      status,
      starts_at: from === null ? null : from * hour,
      ends_at: to === null ? null : to * hour,
      place: at,
    })
    .execute()
  return id
}
const change = (id: string, set: object) => db.updateTable('booking').set(set).where('id', '=', id).execute()
const refused = (attempt: Promise<unknown>) => attempt.then(() => false, overlaps)

it('held and confirmed spans never overlap, by insert or update; adjacent ones are fine', async () => {
  const id = await insert({ from: 100, to: 110 })
  for (const [from, to] of [
    [95, 101],
    [109, 111],
    [100, 110],
    [102, 103],
    [90, 120],
  ] as const)
    for (const status of ['offered', 'confirmed', 'done'] as const)
      expect(await refused(insert({ status, from, to })), `${from} to ${to}`).toBe(true)
  await insert({ from: 90, to: 100 })
  await insert({ from: 110, to: 120, status: 'offered' })
  const asked = await insert({ from: 105, to: 106, status: 'requested' })
  expect(await refused(change(asked, { status: 'confirmed' }))).toBe(true)
  expect(await refused(change(id, { ends_at: 111 * hour }))).toBe(true)
  await change(id, { name: 'Somebody else', ends_at: 109 * hour })
  await change(id, { status: 'cancelled' })
  await change(asked, { status: 'confirmed' })
})

it('a second place is kept free of overlaps in the same way', async () => {
  await insert({ from: 200, to: 210 })
  const second = await insert({ from: 205, to: 215, place: 1 })
  expect(await refused(insert({ from: 206, to: 207, place: 1 }))).toBe(true)
  expect(await refused(change(second, { place: 0 }))).toBe(true)
})

it('a hold needs a span of at most a month', async () => {
  for (const [from, to] of [
    [null, null],
    [300, null],
    [null, 300],
    [301, 300],
    [300, 300],
    [300, 300 + 24 * 32],
  ] as const) {
    const failed = await insert({ from, to }).catch((error: unknown) => error)
    expect(failed, `${from} to ${to}`).toBeInstanceOf(Error)
    expect(overlaps(failed) || violates(failed, 'unique')).toBe(false)
  }
})

it('of many concurrent inserts of one span exactly one succeeds', async () => {
  for (let round = 0; round < 5; round++) {
    const others = Array.from({ length: 4 }, () => openDatabase(place))
    const from = 400 + round * 10
    const tries = Array.from({ length: 24 }, (_, n) =>
      insert({ from: from + (n % 3), to: from + 4 }, others[n % 4]!.db).then(
        () => 'taken',
        (error: unknown) => {
          if (!overlaps(error) && (error as { code?: string }).code !== '40P01') throw error
          return 'refused'
        },
      ),
    )
    const outcomes = await Promise.all(tries)
    await Promise.all(others.map((other) => other.close()))
    expect(outcomes.filter((outcome) => outcome === 'taken')).toHaveLength(1)
  }
})
