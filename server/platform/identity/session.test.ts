import { describe, expect, it } from 'vitest'
import { api } from '../../../contract/api.ts'
import type { Letter } from '../mail/letter.ts'
import { messageExample } from '../../testing/examples.ts'
import { createTestApp } from '../../testing/test-app.ts'

const site = await createTestApp()
const { call, db } = site
const origin = site.config.publicUrl

const cookieOf = (headers: Record<string, unknown>) =>
  [headers['set-cookie'] as string[]]
    .flat()
    .map((cookie) => cookie.split(';')[0])
    .join('; ')

const auth = (path: string, body: object, cookie = '') =>
  site.send('POST', `/api/auth/${path}`, { body, headers: { origin, ...(cookie && { cookie }) } })

const password = 'secret-enough'
let number = 0

/** A person with an account, who can sign in several times. */
async function person(role: 'owner' | 'customer') {
  const email = `${role}-${++number}@example.org`
  const { user } = (await auth('sign-up/email', { name: 'Nadia', email, password })).body
  await db.updateTable('user').set({ role }).where('id', '=', user.id).execute()
  async function signIn() {
    const { headers } = await auth('sign-in/email', { email, password })
    const cookie = cookieOf(headers)
    const { token } = (await call(api.identity.token, { body: { uid: user.id, email }, headers: { cookie } }))
      .body
    const status = async () =>
      (await call(api.account.myData, { headers: { authorization: `Bearer ${token}` } })).status
    return { cookie, token: token as string, status }
  }
  return { uid: user.id as string, email, signIn }
}

async function linksOf(email: string) {
  const mails = await db.selectFrom('mail').select('letter').where('recipient', '=', email).execute()
  return mails.map(({ letter }) => /token=(.+)$/.exec((letter as Letter).button!.href)![1]!)
}

describe.each(['owner', 'customer'] as const)('a token of an %s ends with its session', (role) => {
  it('by signing out, and no other session ends', async () => {
    const { signIn } = await person(role)
    const [one, other] = [await signIn(), await signIn()]
    expect([await one.status(), await other.status()]).toEqual([200, 200])
    await auth('sign-out', {}, one.cookie)
    expect([await one.status(), await other.status()]).toEqual([401, 200])
  })

  it.each([{}, { revokeOtherSessions: false }])('by a new password: %j', async (more) => {
    const { signIn } = await person(role)
    const [one, other] = [await signIn(), await signIn()]
    const body = { currentPassword: password, newPassword: 'another-one-too', ...more }
    const changed = await auth('change-password', body, one.cookie)
    expect(changed.status).toBe(200)
    expect([await one.status(), await other.status()]).toEqual([401, 401])
    const kept = await site.send('GET', '/api/auth/get-session', {
      headers: { cookie: cookieOf(changed.headers) },
    })
    expect(kept.body.user).toBeTruthy()
  })

  it('by a reset', async () => {
    const { email, signIn } = await person(role)
    const { status } = await signIn()
    await auth('request-password-reset', { email })
    const [token] = await linksOf(email)
    expect((await auth('reset-password', { token, newPassword: 'another-one-too' })).status).toBe(200)
    expect(await status()).toBe(401)
  })

  it('by time', async () => {
    const { uid, signIn } = await person(role)
    const { status } = await signIn()
    const past = new Date(Date.now() - 1000).toISOString()
    await db.updateTable('session').set({ expiresAt: past }).where('userId', '=', uid).execute()
    expect(await status()).toBe(401)
  })
})

it('a request with an ended session is refused and not treated as anonymous', async () => {
  const { signIn } = await person('customer')
  const { cookie, token } = await signIn()
  await auth('sign-out', {}, cookie)
  const headers = { authorization: `Bearer ${token}` }
  expect((await call(api.message.add, { headers, body: messageExample })).status).toBe(401)
})

it('a former owner is refused at once', async () => {
  const { uid, signIn } = await person('owner')
  const { token } = await signIn()
  await db.updateTable('user').set({ role: 'customer' }).where('id', '=', uid).execute()
  const reply = await call(api.mail.list, { headers: { authorization: `Bearer ${token}` } })
  expect(reply.status).toBe(403)
})

it('a token with the session of another account is refused', async () => {
  const [one, other] = [await person('customer'), await person('customer')]
  const [{ token }, { token: foreign }] = [await one.signIn(), await other.signIn()]
  const [mine, theirs] = await Promise.all([site.tokens.verify(token), site.tokens.verify(foreign)])
  const mixed = await site.tokens.sign({ id: theirs!.id, viewer: mine!.viewer })
  const reply = await call(api.account.myData, { headers: { authorization: `Bearer ${mixed}` } })
  expect(reply.status).toBe(401)
})

describe('links that reset a password', () => {
  const reset = async (token: string | undefined) =>
    (await auth('reset-password', { token, newPassword: 'yet-another' })).status

  it('all end when one is used', async () => {
    const [{ email }, other] = [await person('customer'), await person('customer')]
    for (const address of [email, email, email, other.email])
      await auth('request-password-reset', { email: address })
    const [first, second, third] = await linksOf(email)
    expect(await reset(second)).toBe(200)
    for (const link of [first, second, third]) expect(await reset(link)).toBe(400)
    expect(await reset((await linksOf(other.email))[0])).toBe(200)
  })

  it('all end when the password is changed', async () => {
    const { email, signIn } = await person('customer')
    await auth('request-password-reset', { email })
    const { cookie } = await signIn()
    await auth('change-password', { currentPassword: password, newPassword: 'another-one-too' }, cookie)
    expect(await reset((await linksOf(email))[0])).toBe(400)
  })
})

describe('a new password', () => {
  const short = (length: number) => `Password must be at least ${length} characters long`

  it('has at least 6 characters for a customer, wherever it is chosen', async () => {
    const account = { name: 'Nadia', email: 'seven@example.org', password: 'five5' }
    const refused = await auth('sign-up/email', account)
    expect(refused).toMatchObject({
      status: 400,
      body: { success: false, code: 'PASSWORD_TOO_SHORT', error: short(6) },
    })
    const { email, signIn } = await person('customer')
    const { cookie } = await signIn()
    const body = { currentPassword: password, newPassword: 'five5' }
    expect((await auth('change-password', body, cookie)).body.error).toBe(short(6))
    await auth('request-password-reset', { email })
    const [token] = await linksOf(email)
    expect((await auth('reset-password', { token, newPassword: 'five5' })).body.error).toBe(short(6))
    expect((await auth('reset-password', { token, newPassword: 'sixsix' })).status).toBe(200)
  })

  it('has at least 12 for the owner, and is not easy to guess', async () => {
    const { email, signIn } = await person('owner')
    const { cookie } = await signIn()
    const change = (newPassword: string) =>
      auth('change-password', { currentPassword: password, newPassword }, cookie)
    expect((await change('eleven-char')).body.error).toBe(short(12))
    expect((await change('password1234')).body.error).toMatch(/easy to guess/)
    await auth('request-password-reset', { email })
    const [token] = await linksOf(email)
    expect((await auth('reset-password', { token, newPassword: 'eleven-char' })).body.error).toBe(short(12))
    expect((await auth('reset-password', { token, newPassword: 'river-boat-27' })).status).toBe(200)
  })
})
