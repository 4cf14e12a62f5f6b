import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { api } from '../../../contract/api.ts'
import { createTestApp } from '../../testing/test-app.ts'
import { addGallery } from '../gallery/testing/filled-gallery.ts'

const app = await createTestApp({ TRUST_PROXY: '127.0.0.1' })
const { call, db } = app

const wrong = '1111'
const right = '2741'
const home = '203.0.113.1'
const elsewhere = (n: number) => `198.51.${Math.floor(n / 250)}.${n % 250}`
const minutes = (n: number) => n * 60_000

/** A gallery with a PIN, entered by the client's and by the guests' link. */
async function createDoors() {
  const { id, slug, key } = await addGallery(app, { pin: right, guests: true })
  const read = async () => (await call(api.gallery.one, { as: 'owner', params: { id } })).body.data
  const guestKey = new URLSearchParams((await read()).guestPath.split('?')[1]).get('key')!
  const knock = (by: string) => async (pin: string, address: string, cookie?: string) => {
    const headers = { 'x-forwarded-for': address, ...(cookie && { cookie }) }
    return call(api.clientGallery.open, { params: { slug }, body: { key: by, pin }, headers })
  }
  return { id, slug, read, client: knock(key), guest: knock(guestKey) }
}

const passOf = ({ headers }: { headers: Record<string, unknown> }) =>
  String(headers['set-cookie']).split(';')[0]!

function setClock() {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() })
  onTestFinished(() => void vi.useRealTimers())
}

const lockMails = async () =>
  (await db.selectFrom('mail').select('subject').where('subject', 'like', 'Too many wrong PINs%').execute())
    .length

describe('a PIN', () => {
  it('can be tried five times from one network, and again after a quarter of an hour', async () => {
    setClock()
    const { client, read } = await createDoors()
    const statuses: number[] = []
    for (let n = 0; n < 6; n++) statuses.push((await client(wrong, home)).status)
    expect(statuses).toEqual([400, 400, 400, 400, 400, 429])
    const refused = await client(right, home)
    expect(refused.status).toBe(429)
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(800)
    expect((await client(right, '203.0.113.2')).status, 'from another network').toBe(200)
    vi.setSystemTime(Date.now() + minutes(14))
    for (let n = 0; n < 3; n++) expect((await client(wrong, home)).status).toBe(429)
    vi.setSystemTime(Date.now() + minutes(2))
    expect((await client(right, home)).status).toBe(200)
    const { activity } = await read()
    const lines = activity.filter(({ what }: { what: string }) => what === 'wrong-pin')
    expect(lines.map(({ times }: { times: number }) => times)).toEqual([5])
  })

  it('that is right is not counted', async () => {
    setClock()
    const { client } = await createDoors()
    for (let n = 0; n < 4; n++) await client(wrong, home)
    for (let n = 0; n < 40; n++) expect((await client(right, home)).status).toBe(200)
    expect((await client(wrong, home)).status).toBe(400)
    vi.setSystemTime(Date.now() + minutes(16))
    expect((await client(right, home)).status).toBe(200)
  })

  it('is not checked more often for concurrent attempts', async () => {
    const { client } = await createDoors()
    const answers = await Promise.all(Array.from({ length: 12 }, () => client(wrong, home)))
    expect(answers.filter(({ status }) => status === 400)).toHaveLength(5)
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(7)
  })

  it('that guests guess wrongly does not lock the client, not even in the same network', async () => {
    const { client, guest } = await createDoors()
    for (let n = 0; n < 60; n++) await guest(wrong, elsewhere(n % 20))
    for (let n = 0; n < 8; n++) await guest(wrong, home)
    expect((await guest(right, '203.0.113.9')).status).toBe(429)
    expect((await client(right, home)).status).toBe(200)
  })

  it('does not lock a device that was inside before, also after its pass has expired', async () => {
    setClock()
    const { client } = await createDoors()
    const pass = passOf(await client(right, home))
    vi.setSystemTime(Date.now() + minutes(60 * 24 * 91))
    for (let n = 0; n < 40; n++) await client(wrong, elsewhere(n))
    expect((await client(right, home)).status).toBe(429)
    expect((await client(right, home, pass)).status).toBe(200)
    for (let n = 0; n < 10; n++) expect((await client(wrong, home, pass)).status).toBe(400)
    expect((await client(right, home, pass)).status).toBe(429)
    const changed = pass.replace(/=client/, '=guest')
    expect((await client(right, home, changed)).status).toBe(429)
  })

  it('can be guessed a hundred times a week; then new devices wait, and the owner gets one mail and can lift the lock', async () => {
    setClock()
    const { id, client, guest, read } = await createDoors()
    const pass = passOf(await client(right, home))
    const before = await lockMails()
    let guesses = 0
    for (let n = 0; n < 400; n++) {
      if ((await client(wrong, elsewhere(n))).status === 400) guesses++
      vi.setSystemTime(Date.now() + minutes(5))
    }
    expect(guesses).toBe(100)
    expect(await lockMails()).toBe(before + 1)
    const refused = await client(right, '203.0.113.7')
    expect([refused.status, refused.body.error]).toEqual([
      429,
      'Too many wrong PINs were entered this week. Ask for the PIN again, and I will let you in.',
    ])
    expect((await client(right, home, pass)).status, 'who was inside before').toBe(200)
    expect((await guest(right, '203.0.113.7')).status, 'the other door').toBe(200)
    expect(Date.parse((await read()).pinLockedUntil)).toBeGreaterThan(Date.now())

    await call(api.gallery.liftPinLock, { as: 'owner', params: { id } })
    expect((await read()).pinLockedUntil).toBeNull()
    expect((await client(right, '203.0.113.7')).status).toBe(200)
  })

  it('that is changed resets the guesses and ends the access by the old one', async () => {
    const { id, client } = await createDoors()
    const pass = passOf(await client(right, home))
    for (let n = 0; n < 6; n++) await client(wrong, home)
    await call(api.gallery.pin, { as: 'owner', params: { id }, body: { pin: '8042' } })
    for (let n = 0; n < 5; n++) expect((await client(wrong, home, pass)).status).toBe(400)
    expect((await client('8042', home, pass)).status, 'is a new device again').toBe(429)
    expect((await client('8042', '203.0.113.3')).status).toBe(200)
  })
})

describe('the activity of visitors', () => {
  it('is one line a day, and never hides wrong PINs', async () => {
    setClock()
    const { client, guest, read, id } = await createDoors()
    await client(wrong, elsewhere(1))
    await guest(wrong, elsewhere(2))
    for (let n = 0; n < 300; n++) {
      await guest(right, home)
      if (n % 3 === 2) vi.setSystemTime(Date.now() + minutes(60 * 24))
    }
    const { activity } = await read()
    expect(activity.filter(({ what }: { what: string }) => what === 'wrong-pin')).toHaveLength(2)
    const days = activity.filter(({ what }: { what: string }) => what === 'visited')
    expect(days).toHaveLength(100)
    expect(days.reduce((sum: number, { times }: { times: number }) => sum + times, 0)).toBe(300)
    const { data } = (await call(api.gallery.list, { as: 'owner' })).body
    expect(data.find((one: { _id: string }) => one._id === id).visits).toBe(300)
  })
})
