import { SignJWT, UnsecuredJWT } from 'jose'
import { describe, expect, it } from 'vitest'
import { api } from '../../contract/api.ts'
import { createTestApp, viewerOf } from '../testing/test-app.ts'
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

async function register(email: string, password = 'secret-enough') {
  const reply = await send('POST', '/api/auth/sign-up/email', {
    body: { name: 'Nadia Islam', email, password, image: 'https://example.com/n.png' },
    headers: { origin },
  })
  return { ...reply, cookie: reply.status === 200 ? cookieOf(reply.headers) : '' }
}

describe('POST /jwt', () => {
  it('answers 401 without proof, whoever is claimed', async () => {
    const reply = await call(api.identity.token, {
      body: { email: 'owner@example.com', uid: 'owner-1', displayName: 'Owner' },
    })
    expect(reply.status).toBe(401)
    expect(reply.body.success).toBe(false)
    expect(JSON.stringify(reply.body)).not.toContain('eyJ')
  })

  it('gives a token that names uid and role when the session matches, and 401 when it does not', async () => {
    const { body, cookie } = await register('nadia@example.org')
    const { id, email } = body.user
    const ask = (claims: object) =>
      call(api.identity.token, { body: { uid: id, email, ...claims }, headers: { cookie } })
    const given = await ask({ displayName: 'Anyone' })
    expect(given.status).toBe(200)
    expect(given.body).toEqual({ success: true, token: given.body.token, data: { token: given.body.token } })
    const viewer = await app.tokens.verify(given.body.token)
    expect(viewer).toMatchObject({ uid: id, email, displayName: 'Nadia Islam', role: 'customer' })
    expect((await ask({ uid: 'owner-1' })).status).toBe(401)
    expect((await ask({ email: 'owner@example.com' })).status).toBe(401)
    const mine = await call(api.review.mine, {
      query: { uid: id },
      headers: { authorization: `Bearer ${given.body.token}` },
    })
    expect(mine.status).toBe(200)
  })

  it('stops after sign-out', async () => {
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
  const claims = { email: 'a@example.com', name: 'A', picture: '', role: 'owner' }

  it('round-trip the viewer', async () => {
    const viewer = viewerOf('customer')
    expect(await tokens.verify(await tokens.sign(viewer))).toEqual(viewer)
  })

  it.each([
    ['of another key', () => createTokens(new Uint8Array(32).fill(8)).sign(viewerOf('owner'))],
    [
      'unsigned',
      async () =>
        new UnsecuredJWT(claims).setSubject('x').setIssuer('aloka').setExpirationTime('5m').encode(),
    ],
    ['expired', () => sign('-1s', 'aloka')],
    ['of another issuer', () => sign('5m', 'somebody')],
    ['with a role we do not know', () => sign('5m', 'aloka', { role: 'admin' })],
    ['of nonsense', async () => 'a.b.c'],
  ])('%s are refused', async (_, make) => {
    expect(await tokens.verify(await make())).toBeNull()
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
    const account = { email: 'Owner@Example.com', password: 'aloka-demo', name: 'Owner' }
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
    expect(await empty.tokens.verify(reply.body.token)).toMatchObject({ role: 'owner', uid })
    const wrong = await empty.send('POST', '/api/auth/sign-in/email', {
      body: { email: 'owner@example.com', password: 'guess' },
      headers: { origin },
    })
    expect(wrong.status).toBe(401)
  })
})
