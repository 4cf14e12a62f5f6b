import { SignJWT, UnsecuredJWT } from 'jose'
import { describe, expect, it } from 'vitest'
import { api } from '../../../contract/api.ts'
import type { Letter } from '../mail/letter.ts'
import { addService, bookingExample, messageExample } from '../../testing/examples.ts'
import { createTestApp, sessionOf, type TestApp } from '../../testing/test-app.ts'
import { ensureOwner } from './owner.ts'
import { createTokens } from './token.ts'

const app = await createTestApp()
const { call, send } = app

const origin = app.config.publicUrl
const cookieOf = (headers: Record<string, unknown>) =>
  [headers['set-cookie'] as string[]]
    .flat()
    .map((cookie) => cookie.split(';')[0])
    .join('; ')

const register = (email: string, password?: string) => registerAt(app, email, password)

async function registerAt(site: TestApp, email: string, password = 'secret-enough') {
  const reply = await site.send('POST', '/api/auth/sign-up/email', {
    body: { name: 'Nadia Islam', email, password, image: 'https://example.com/n.png' },
    headers: { origin },
  })
  return { ...reply, cookie: reply.status === 200 ? cookieOf(reply.headers) : '' }
}

describe('POST /jwt', () => {
  it('answers 401 without a session, whichever account is claimed', async () => {
    const reply = await call(api.identity.token, {
      body: { email: 'owner@example.com', uid: 'owner-1', displayName: 'Owner' },
    })
    expect(reply.status).toBe(401)
    expect(reply.body.success).toBe(false)
    expect(JSON.stringify(reply.body)).not.toContain('eyJ')
  })

  it('returns a token with uid and role when the session matches, and 401 when it does not', async () => {
    const { body, cookie } = await register('nadia@example.org')
    const { id, email } = body.user
    const ask = (claims: object) =>
      call(api.identity.token, { body: { uid: id, email, ...claims }, headers: { cookie } })
    const given = await ask({ displayName: 'Anyone' })
    expect(given.status).toBe(200)
    expect(given.body).toEqual({ success: true, token: given.body.token, data: { token: given.body.token } })
    const session = await app.tokens.verify(given.body.token)
    expect(session?.viewer).toMatchObject({ uid: id, email, displayName: 'Nadia Islam', role: 'customer' })
    expect((await ask({ uid: 'owner-1' })).status).toBe(401)
    expect((await ask({ email: 'owner@example.com' })).status).toBe(401)
    const mine = await call(api.review.mine, {
      query: { uid: id },
      headers: { authorization: `Bearer ${given.body.token}` },
    })
    expect(mine.status).toBe(200)
  })

  it('answers 401 after signing out', async () => {
    const { body, cookie } = await register('leaving@example.org')
    expect((await send('POST', '/api/auth/sign-out', { body: {}, headers: { cookie, origin } })).status).toBe(
      200,
    )
    const { id: uid, email } = body.user
    expect((await call(api.identity.token, { body: { uid, email }, headers: { cookie } })).status).toBe(401)
  })
})

describe('tokens', () => {
  const secret = new Uint8Array(32).fill(7)
  const tokens = createTokens(secret)
  const claims = { sid: 's', email: 'a@example.com', name: 'A', picture: '', role: 'owner' }

  it('round-trip the session', async () => {
    const session = sessionOf('customer')
    expect(await tokens.verify(await tokens.sign(session))).toEqual(session)
  })

  it('tokens that prove nothing are refused', async () => {
    for (const [what, make] of [
      ['of another key', () => createTokens(new Uint8Array(32).fill(8)).sign(sessionOf('owner'))],
      [
        'unsigned',
        async () =>
          new UnsecuredJWT(claims).setSubject('x').setIssuer('aloka').setExpirationTime('5m').encode(),
      ],
      ['expired', () => sign('-1s', 'aloka')],
      ['of another issuer', () => sign('5m', 'somebody')],
      ['with a role we do not know', () => sign('5m', 'aloka', { role: 'admin' })],
      ['of nonsense', async () => 'a.b.c'],
    ] as const) {
      expect(await tokens.verify(await make()), what).toBeNull()
    }
  })

  const sign = (expiry: string, issuer: string, changes = {}) =>
    new SignJWT({ ...claims, ...changes })
      .setProtectedHeader({ alg: 'HS256' })
      .setSubject('x')
      .setIssuer(issuer)
      .setIssuedAt()
      .setExpirationTime(expiry)
      .sign(secret)
})

describe('accounts', () => {
  it('cannot choose their role when registering', async () => {
    const reply = await send('POST', '/api/auth/sign-up/email', {
      body: { name: 'Eve', email: 'eve@example.org', password: 'secret-enough', role: 'owner' },
      headers: { origin },
    })
    const row = await app.db
      .selectFrom('user')
      .select('role')
      .where('email', '=', 'eve@example.org')
      .executeTakeFirst()
    expect(row?.role ?? 'customer').toBe('customer')
    expect([200, 400]).toContain(reply.status)
  })

  it('the owner is made once, signs in with the password, and gets a token of role owner', async () => {
    const empty = await createTestApp()
    await empty.db.deleteFrom('user').execute()
    const account = { email: 'Owner@Example.com', password: 'aloka-demo' }
    expect(await ensureOwner(empty.db, account)).toBe(true)
    expect(await ensureOwner(empty.db, { ...account, email: 'second@example.com' })).toBe(false)
    const signedIn = await empty.send('POST', '/api/auth/sign-in/email', {
      body: { email: 'owner@example.com', password: 'aloka-demo' },
      headers: { origin },
    })
    expect(signedIn.status).toBe(200)
    const { id: uid, email } = signedIn.body.user
    const reply = await empty.call(api.identity.token, {
      body: { uid, email },
      headers: { cookie: cookieOf(signedIn.headers) },
    })
    expect(await empty.tokens.verify(reply.body.token)).toMatchObject({ viewer: { role: 'owner', uid } })
    const wrong = await empty.send('POST', '/api/auth/sign-in/email', {
      body: { email: 'owner@example.com', password: 'guess' },
      headers: { origin },
    })
    expect(wrong.status).toBe(401)
  })

  it('an account registered earlier with the owner’s address loses its password and its sessions', async () => {
    const site = await createTestApp()
    await site.db.deleteFrom('user').execute()
    const squatter = await registerAt(site, 'boss@example.org', 'squatter-password')
    await ensureOwner(site.db, { email: 'boss@example.org', password: 'real-password' })
    const { id: uid, email } = squatter.body.user
    expect(
      (await site.call(api.identity.token, { body: { uid, email }, headers: { cookie: squatter.cookie } }))
        .status,
    ).toBe(401)
    const signIn = (password: string) =>
      site.send('POST', '/api/auth/sign-in/email', { body: { email, password }, headers: { origin } })
    expect((await signIn('squatter-password')).status).toBe(401)
    expect((await signIn('real-password')).status).toBe(200)
  })
})

describe('GET /my-data and DELETE /my-account', () => {
  async function signedUp(email: string) {
    const { body, cookie } = await register(email)
    const { id: uid } = body.user
    const token = (await call(api.identity.token, { body: { uid, email }, headers: { cookie } })).body.token
    return { uid, headers: { authorization: `Bearer ${token}` } }
  }

  it('returns all stored data about the person', async () => {
    const { headers } = await signedUp('collector@example.org')
    const serviceId = await addService(app)
    await call(api.review.add, { headers, body: { serviceId, rating: 4, review: 'Good light, good tea.' } })
    await call(api.booking.add, { headers, body: bookingExample(serviceId) })
    await call(api.message.add, { headers, body: messageExample })
    const { data } = (await call(api.account.myData, { headers })).body
    expect(data.account).toMatchObject({ email: 'collector@example.org', name: 'Nadia Islam' })
    expect([data.reviews.length, data.bookings.length, data.messages.length]).toEqual([1, 1, 1])
    expect(data.replies).toEqual([])

    const requestId = data.messages[0]._id
    const body = 'Yes, in the second week.'
    await call(api.message.reply, { as: 'owner', params: { id: requestId }, body: { body } })
    const { replies } = (await call(api.account.myData, { headers })).body.data
    expect(replies).toEqual([{ requestId, body, date: expect.any(String) }])
    expect((await call(api.account.myData, { as: 'customer' })).body.data.replies).toEqual([])
  })

  it.each(['remove', 'keep'] as const)('deletes the account; reviews: %s', async (reviews) => {
    const email = `leaver-${reviews}@example.org`
    const { headers } = await signedUp(email)
    const serviceId = await addService(app)
    const added = await call(api.review.add, {
      headers,
      body: { serviceId, rating: 4, review: 'Good light, good tea.' },
    })
    const remove = (changes: object) =>
      call(api.account.removeAccount, {
        headers,
        body: { confirm: email, password: 'secret-enough', reviews, ...changes },
      })
    expect((await remove({ confirm: 'other@example.org' })).body.fields).toHaveProperty('confirm')
    expect((await remove({ password: 'guess' })).body.fields).toEqual({
      password: 'This is not your password.',
    })
    expect((await remove({})).status).toBe(200)
    const left = await call(api.review.one, { params: { id: added.body.data._id } })
    const { rating } = (await call(api.service.one, { params: { id: serviceId } })).body.data
    if (reviews === 'remove') expect([left.status, rating]).toEqual([404, 0])
    else expect(left.body.data).toMatchObject({ name: 'A former customer', image: '', uid: null, rating: 4 })
    const signIn = await send('POST', '/api/auth/sign-in/email', {
      body: { email, password: 'secret-enough' },
      headers: { origin },
    })
    expect(signIn.status).toBe(401)
    expect((await call(api.message.add, { headers, body: messageExample })).status).toBe(401)
  })

  it.each(['erase', 'keep'] as const)('deletes the account; bookings and messages: %s', async (requests) => {
    const email = `booker-${requests}@example.org`
    const { headers } = await signedUp(email)
    const booking = { ...bookingExample(await addService(app, { title: 'Weddings' })), email, name: 'Nusrat' }
    const bookingId = (await call(api.booking.add, { headers, body: booking })).body.data._id
    const message = { ...messageExample, email, message: 'Nusrat again.' }
    const messageId = (await call(api.message.add, { headers, body: message })).body.data._id
    const body = { body: 'Dear Nusrat, yes.' }
    await call(api.booking.reply, { as: 'owner', params: { id: bookingId }, body })
    await call(api.message.reply, { as: 'owner', params: { id: messageId }, body })
    await send('POST', '/api/auth/request-password-reset', { body: { email }, headers: { origin } })
    const removal = { confirm: email, password: 'secret-enough', reviews: 'keep', requests }
    expect((await call(api.account.removeAccount, { headers, body: removal })).status).toBe(200)

    const one = await call(api.booking.one, { as: 'owner', params: { id: bookingId } })
    const { status } = await call(api.message.one, { as: 'owner', params: { id: messageId } })
    const mails = await app.db.selectFrom('mail').select('kind').where('recipient', '=', email).execute()
    if (requests === 'keep') {
      expect(one.body).toMatchObject({ data: { name: 'Nusrat', email }, replies: [{ body: body.body }] })
      expect([status, mails.length]).toEqual([200, 4])
      return
    }
    const { eventDate } = booking
    const without = { name: 'A former customer', email: '', phone: '', address: '' }
    expect(one.body.data).toMatchObject({ ...without, serviceTitle: 'Weddings', eventDate, resolved: false })
    expect([status, mails.length]).toEqual([404, 0])
    for (const table of ['booking', 'message', 'reply', 'mail', 'job'] as const) {
      const rows = JSON.stringify(await app.db.selectFrom(table).selectAll().execute())
      expect(rows, table).not.toMatch(new RegExp(`${email}|Dear Nusrat|Nusrat again`))
    }
    const reply = await call(api.booking.reply, { as: 'owner', params: { id: bookingId }, body })
    expect(reply.status).toBe(409)
  })

  it('refuses the owner', async () => {
    const body = { confirm: 'owner@example.com', reviews: 'keep' }
    expect((await call(api.account.removeAccount, { as: 'owner', body })).status).toBe(403)
  })
})

describe('passwords', () => {
  it('of fewer than 6 characters are refused', async () => {
    expect((await register('short@example.org', 'five5')).status).toBe(400)
  })

  it('are reset by a mailed link that works once and ends all sessions', async () => {
    const { body, cookie } = await register('forgetful@example.org', 'old-password')
    const ask = (email: string) =>
      send('POST', '/api/auth/request-password-reset', { body: { email }, headers: { origin } })
    const known = await ask('forgetful@example.org')
    const unknown = await ask('nobody@example.org')
    expect(known.status).toBe(200)
    expect(unknown.body).toEqual(known.body)
    const mails = await app.db.selectFrom('mail').select(['recipient', 'letter']).execute()
    const mail = mails.find((one) => one.recipient === 'forgetful@example.org')!
    expect(mails.some((one) => one.recipient === 'nobody@example.org')).toBe(false)
    const token = /reset-password\?token=(\S+)/.exec((mail.letter as Letter).button!.href)![1]
    const reset = () =>
      send('POST', '/api/auth/reset-password', {
        body: { token, newPassword: 'new-password' },
        headers: { origin },
      })
    expect((await reset()).status).toBe(200)
    expect((await reset()).status).toBe(400)
    const { id: uid, email } = body.user
    expect((await call(api.identity.token, { body: { uid, email }, headers: { cookie } })).status).toBe(401)
    const signIn = (password: string) =>
      send('POST', '/api/auth/sign-in/email', { body: { email, password }, headers: { origin } })
    expect((await signIn('old-password')).status).toBe(401)
    expect((await signIn('new-password')).status).toBe(200)
  })

  it('cannot be guessed: 1,000 attempts are limited, and the right password still works from another address', async () => {
    const site = await createTestApp({ LIMITS: 'on', TRUST_PROXY: '127.0.0.1' })
    await registerAt(site, 'target@example.org', 'right-password')
    const attempt = (password: string, address: string) =>
      site.send('POST', '/api/auth/sign-in/email', {
        body: { email: 'target@example.org', password },
        headers: { origin, 'x-forwarded-for': address },
      })
    const statuses: Record<number, number> = {}
    for (let n = 0; n < 1000; n++) {
      const { status } = await attempt(`guess-${n}`, '203.0.113.9')
      statuses[status] = (statuses[status] ?? 0) + 1
    }
    expect(statuses).toEqual({ 401: 20, 429: 980 })
    expect((await attempt('right-password', '203.0.113.9')).status).toBe(429)
    expect((await attempt('right-password', '198.51.100.7')).status).toBe(200)
  })
})

describe('foreign sites', () => {
  it('cannot sign a visitor in or out: the origin is checked', async () => {
    const { cookie } = await register('careful@example.org')
    const reply = await send('POST', '/api/auth/sign-out', {
      body: {},
      headers: { cookie, origin: 'https://evil.example' },
    })
    expect(reply.status).toBe(403)
  })

  it('cannot call the API with the cookie alone: it needs a token', async () => {
    const { cookie } = await register('cookie@example.org')
    const reply = await call(api.review.add, {
      headers: { cookie },
      body: { serviceId: 'x', rating: 5, review: 'Ten letters.' },
    })
    expect(reply.status).toBe(401)
  })

  it('signing in creates a new session, regardless of the cookie that was sent', async () => {
    await register('fixed@example.org')
    const signIn = await send('POST', '/api/auth/sign-in/email', {
      body: { email: 'fixed@example.org', password: 'secret-enough' },
      headers: { origin, cookie: 'aloka.session_token=planted.signature' },
    })
    expect(signIn.status).toBe(200)
    expect(cookieOf(signIn.headers)).not.toContain('planted')
    expect([signIn.headers['set-cookie'] as string[]].flat()[0]).toMatch(/HttpOnly.*SameSite=Lax/i)
  })
})
