import { describe, expect, it } from 'vitest'
import { api } from '../../../contract/api.ts'
import { addService, bookingExample, messageExample } from '../../testing/examples.ts'
import { createTestApp, type TestApp } from '../../testing/test-app.ts'

const second = 1000
const hour = 3600 * second

/** A site with limits, where senders can have different addresses. */
const createSite = () => createTestApp({ LIMITS: 'on', TRUST_PROXY: '127.0.0.1' })

const from = (address: string) => ({ 'x-forwarded-for': address })

const mailsOf = ({ db }: TestApp) => db.selectFrom('mail').selectAll().execute()

describe('500 machine-like posts and 20 human ones', async () => {
  const app = await createSite()
  const serviceId = await addService(app)
  const pageOpenedAgo = (ms: number) => app.formTokens.mint(Date.now() - ms)
  const message = (changes: object) => ({
    endpoint: api.message.add,
    body: { ...messageExample, ...changes },
  })
  const booking = (changes: object) => ({
    endpoint: api.booking.add,
    body: { ...bookingExample(serviceId), ...changes },
  })
  const offer = 'https://a.example https://b.example https://c.example'

  const machines = [
    () => message({ website: 'https://cheap.example', token: pageOpenedAgo(9 * second) }),
    () => booking({ website: 'x', token: pageOpenedAgo(9 * second) }),
    () => message({ token: 'k3x0aa.AAAAAAAAAAAAAAAAAAAAAA' }),
    () => booking({ token: pageOpenedAgo(0) }),
    (n: number) => message({ token: pageOpenedAgo(0), message: `Are you there, number ${n}?` }),
    () => message({ token: pageOpenedAgo(hour), message: `Cheap pills ${offer}` }),
    (n: number) => message({ message: `We sell backlinks and SEO, offer ${n}` }),
    () => booking({ name: 'hGTyUiKlPqWz' }),
    () => message({ name: 'Visit www.cheap.example', token: pageOpenedAgo(hour) }),
    () => message({ message: '[url=https://cheap.example]Look[/url]', token: pageOpenedAgo(hour) }),
  ]
  const people = [
    () => message({ token: pageOpenedAgo(40 * second), message: 'Do you print, too?' }),
    () => message({ token: pageOpenedAgo(5 * second), message: 'ডিসেম্বরে আপনি কি ফ্রি আছেন?' }),
    () => message({ token: pageOpenedAgo(hour), message: 'Like this one: https://example.com/roofs' }),
    () => booking({ token: pageOpenedAgo(90 * second) }),
    () => booking({ token: pageOpenedAgo(30 * hour), name: 'তানভীর আহমেদ' }),
    // Direct calls of other programs, without a page.
    () => message({ message: 'Do you photograph ships?' }),
    () => booking({}),
  ]

  it('spam is acknowledged but reaches neither inbox nor mail; all human posts do', async () => {
    for (let n = 0; n < 500; n++) {
      const { endpoint, body } = machines[n % machines.length]!(n)
      const named = { ...body, email: `robot-${n}@example.com` }
      const reply = await app.call(endpoint, { body: named, headers: from(`198.18.${n >> 8}.${n & 255}`) })
      expect([reply.status, reply.body.success]).toEqual([201, true])
    }
    expect(await mailsOf(app)).toEqual([])
    for (let n = 0; n < 20; n++) {
      const { endpoint, body } = people[n % people.length]!()
      const named = { ...body, email: `person-${n}@example.com` }
      const reply = await app.call(endpoint, { body: named, headers: from(`203.0.113.${n}`) })
      expect(reply.status).toBe(201)
    }
    const [inbox, requests] = await Promise.all(
      [api.message.list, api.booking.list].map(
        async (list) => (await app.call(list, { as: 'owner', query: { limit: 50 } })).body,
      ),
    )
    const senders = [...inbox.data, ...requests.data].map(({ email }) => email)
    expect(new Set(senders)).toEqual(new Set(Array.from({ length: 20 }, (_, n) => `person-${n}@example.com`)))
    expect(inbox.total + requests.total).toBe(20)
    expect(inbox.counts.spam + requests.counts.spam).toBe(500)
    const mailed = (await mailsOf(app)).map(({ recipient }) => recipient)
    expect(mailed.filter((recipient) => recipient !== 'owner@example.com').toSorted()).toEqual(
      senders.toSorted(),
    )
    expect(mailed).toHaveLength(40)
  })

  it('spam is not counted', async () => {
    const count = async (endpoint: typeof api.booking.count | typeof api.message.count) =>
      (await app.call(endpoint, { as: 'owner' })).body.data
    expect((await count(api.booking.count)) + (await count(api.message.count))).toBe(20)
    const { pending, upcoming, weeks } = (await app.call(api.dashboard.activity, { as: 'owner' })).body.data
    expect(pending.bookings + pending.messages).toBe(20)
    expect(upcoming.every(({ name }: { name: string }) => name !== 'hGTyUiKlPqWz')).toBe(true)
    expect(weeks.at(-1).requests + weeks.at(-1).messages).toBe(20)
  })
})

describe('from one address', () => {
  it('many forms within an hour are spam, and fewer of them without a page', async () => {
    const app = await createSite()
    const send = (changes: object, address: string) =>
      app.call(api.message.add, { body: { ...messageExample, ...changes }, headers: from(address) })
    for (let n = 0; n < 9; n++) await send({ message: `Bare ${n}` }, '203.0.113.1')
    for (let n = 0; n < 9; n++) {
      const token = app.formTokens.mint(Date.now() - 60 * second - n)
      await send({ message: `From a page ${n}`, token }, '203.0.113.2')
    }
    const { body } = await app.call(api.message.list, { as: 'owner', query: { limit: 50 } })
    const count = (words: string) =>
      body.data.filter(({ message }: { message: string }) => message.startsWith(words)).length
    expect([count('Bare'), count('From a page')]).toEqual([3, 9])
  })

  it('the same text from many addresses is spam after a few times', async () => {
    const app = await createSite()
    for (let n = 0; n < 8; n++) {
      const message = `Dear friend number ${n}, I would like to talk about your lovely web page.`
      await app.call(api.message.add, {
        body: { ...messageExample, message },
        headers: from(`203.0.113.${n}`),
      })
    }
    const { body } = await app.call(api.message.list, { as: 'owner' })
    expect(body.counts).toEqual({ pending: 3, solved: 0, spam: 5 })
  })
})

describe.each(['booking', 'message'] as const)('a %s in the Spam tab', (noun) => {
  const prepare = async () => {
    const app = await createTestApp()
    const example = noun === 'booking' ? bookingExample(await addService(app)) : messageExample
    const sent = await app.call(api[noun].add, { as: 'customer', body: { ...example, website: 'filled' } })
    const id: string = sent.body.data._id
    const read = async (as: 'owner' | 'customer') =>
      (await app.call(api[noun].one, { as, params: { id } })).body.data
    return { app, id, read }
  }

  it('shows its reasons to the owner and not to the sender', async () => {
    const { app, id, read } = await prepare()
    expect((await read('owner')).spamSigns).toEqual(['A hidden field was filled in.'])
    expect((await read('customer')).spamSigns).toEqual([])
    const list = async (as: 'owner' | 'customer', query = {}) =>
      (await app.call(api[noun].list, { as, query })).body
    expect(await list('owner')).toMatchObject({
      data: [],
      total: 0,
      counts: { pending: 0, solved: 0, spam: 1 },
    })
    expect(await list('owner', { spam: 'true' })).toMatchObject({ data: [{ _id: id }], total: 1 })
    expect(await list('customer')).toMatchObject({
      data: [{ _id: id }],
      total: 1,
      counts: { pending: 1, solved: 0, spam: 0 },
    })
  })

  it("'Not spam' moves it back, and its mails are then sent once", async () => {
    const { app, id, read } = await prepare()
    expect(await mailsOf(app)).toEqual([])
    expect((await app.call(api[noun].notSpam, { as: 'customer', params: { id } })).status).toBe(403)
    const click = () => app.call(api[noun].notSpam, { as: 'owner', params: { id } })
    const replies = await Promise.all([click(), click(), click()])
    expect(replies.map(({ status }) => status)).toEqual([200, 200, 200])
    expect(await mailsOf(app)).toHaveLength(2)
    expect((await read('owner')).spamSigns).toEqual([])
    expect((await app.call(api[noun].list, { as: 'owner' })).body.total).toBe(1)
    const unknown = await app.call(api[noun].notSpam, { as: 'owner', params: { id: 'nowhere' } })
    expect(unknown.status).toBe(404)
  })
})
