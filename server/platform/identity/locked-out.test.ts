import { describe, expect, it } from 'vitest'
import { createTestApp, type TestApp } from '../../testing/test-app.ts'

const email = 'studio@example.org'
const password = 'long-and-right'

/** A site with limits and one account that has signed in before, with the cookies of that browser. */
async function createSite() {
  const site = await createTestApp({ LIMITS: 'on', TRUST_PROXY: '127.0.0.1' })
  const post = async (path: string, body: object, address: string, cookie = '') => {
    const { publicUrl: origin } = site.config
    const headers = { origin, 'x-forwarded-for': address, ...(cookie && { cookie }) }
    return site.send('POST', `/api/auth/${path}`, { body, headers })
  }
  await post('sign-up/email', { name: 'Nadia', email, password }, '192.0.2.1')
  const signIn = (typed: string, address: string, cookie = '') =>
    post('sign-in/email', { email, password: typed }, address, cookie)
  const cookie = cookiesOf(await signIn(password, '192.0.2.1'))
  return { site, post, signIn, cookie }
}

const cookiesOf = ({ headers }: Awaited<ReturnType<TestApp['send']>>) =>
  [headers['set-cookie'] as string[]]
    .flat()
    .map((one) => one.split(';')[0])
    .join('; ')

/** The device cookies, which stay after signing out. */
const deviceOf = (cookies: string) =>
  cookies
    .split('; ')
    .filter((one) => one.startsWith('aloka.device'))
    .join('; ')

const elsewhere = (n: number) => `198.51.${100 + Math.floor(n / 250)}.${n % 250}`

describe('an account cannot be locked by others', () => {
  it('by calls that name its address', async () => {
    for (const [path, body] of [
      ['sign-out', {}],
      ['request-password-reset', { email }],
      ['sign-up/email', { email, name: 'X', password: 'another-one' }],
      ['verify-password', { email, password: 'guess' }],
      ['reset-password', { email, token: 'x', newPassword: 'another-one' }],
    ] as const) {
      const { post, signIn } = await createSite()
      for (let n = 0; n < 120; n++) await post(path, { email, ...body }, elsewhere(n))
      expect((await signIn(password, '203.0.113.5')).status, path).toBe(200)
    }
  })

  it('by wrong passwords, for a browser that has signed in before', async () => {
    const { signIn, cookie } = await createSite()
    const statuses: number[] = []
    for (let n = 0; n < 130; n++) statuses.push((await signIn(`guess ${n}`, elsewhere(n))).status)
    expect(statuses.filter((status) => status === 401)).toHaveLength(100)
    expect(statuses.at(-1)).toBe(429)
    expect((await signIn(password, '203.0.113.5')).status, 'a new browser waits').toBe(429)
    expect((await signIn(password, '203.0.113.5', deviceOf(cookie))).status).toBe(200)
    expect((await signIn(password, elsewhere(1), deviceOf(cookie))).status, 'from their network').toBe(200)
  })

  it('by wrong passwords from the same network', async () => {
    const { signIn, cookie } = await createSite()
    const statuses: number[] = []
    for (let n = 0; n < 50; n++) statuses.push((await signIn(`guess ${n}`, '192.0.2.1')).status)
    expect(statuses.filter((status) => status === 401).length).toBeLessThanOrEqual(20)
    expect((await signIn(password, '192.0.2.1', deviceOf(cookie))).status).toBe(200)
  })

  it('for a new browser that has chosen a new password by mail', async () => {
    const { site, post, signIn } = await createSite()
    for (let n = 0; n < 100; n++) await signIn(`guess ${n}`, elsewhere(n))
    await post('request-password-reset', { email }, '203.0.113.5')
    const { identifier } = await site.db
      .selectFrom('verification')
      .select('identifier')
      .where('identifier', 'like', 'reset-password:%')
      .executeTakeFirstOrThrow()
    const token = identifier.replace('reset-password:', '')
    const chosen = await post('reset-password', { token, newPassword: 'quite-another' }, '203.0.113.5')
    expect((await signIn('quite-another', '203.0.113.5')).status).toBe(429)
    expect((await signIn('quite-another', '203.0.113.5', deviceOf(cookiesOf(chosen)))).status).toBe(200)
  })
})

describe('guessing stays bounded', () => {
  it('from a browser that has signed in before', async () => {
    const { signIn, cookie } = await createSite()
    const statuses: number[] = []
    for (let n = 0; n < 12; n++)
      statuses.push((await signIn(`guess ${n}`, elsewhere(n), deviceOf(cookie))).status)
    expect(statuses).toEqual([...Array.from({ length: 10 }, () => 401), 429, 429])
  })

  it('for cookies that are changed or of another account', async () => {
    const { post, signIn, cookie } = await createSite()
    for (let n = 0; n < 100; n++) await signIn(`guess ${n}`, elsewhere(n))
    const [name, value] = deviceOf(cookie).split('=') as [string, string]
    await post('sign-up/email', { name: 'Eve', email: 'eve@example.org', password }, '203.0.113.7')
    const eve = await post('sign-in/email', { email: 'eve@example.org', password }, '203.0.113.7')
    const [, another] = deviceOf(cookiesOf(eve)).split('=') as [string, string]
    for (const forged of [
      `${name}=x${value}`,
      `${name}=${value}x`,
      `${name}=${another}`,
      `${name}=.`,
      `${name}=`,
    ])
      expect((await signIn(password, '203.0.113.8', forged)).status, forged).toBe(429)
  })

  it('for concurrent guesses, of which no more are checked than of sequential ones', async () => {
    const { signIn } = await createSite()
    const answers = await Promise.all(
      Array.from({ length: 150 }, (_, n) => signIn(`guess ${n}`, elsewhere(n))),
    )
    expect(answers.filter(({ status }) => status === 401)).toHaveLength(100)
  })

  it('right passwords are not counted, and refused guesses do not extend a lock', async () => {
    const { site, signIn } = await createSite()
    const guesses = () =>
      site.db.selectFrom('attempt').selectAll().where('key', 'like', 'guess %').orderBy('key').execute()
    for (let n = 0; n < 120; n++) expect((await signIn(password, elsewhere(n))).status).toBe(200)
    expect((await guesses()).every(({ count }) => count === 0)).toBe(true)
    for (let n = 0; n < 100; n++) expect((await signIn('guess', elsewhere(n))).status).toBe(401)
    const spent = await guesses()
    for (let n = 0; n < 3; n++) expect((await signIn('guess', elsewhere(n))).status).toBe(429)
    expect(await guesses()).toEqual(spent)
  })

  it('also when many other accounts are tried in between', async () => {
    const { post, signIn } = await createSite()
    for (let n = 0; n < 100; n++) await signIn(`guess ${n}`, elsewhere(n))
    for (let n = 0; n < 300; n++)
      await post(
        'sign-in/email',
        { email: `${n}@example.org`, password: 'guess' },
        `10.${n % 200}.${n >> 8}.1`,
      )
    expect((await signIn(password, '203.0.113.5')).status).toBe(429)
  })

  it('for one network, which can register only a limited number of accounts', async () => {
    const { post } = await createSite()
    const register = (n: number, cookie = '') =>
      post('sign-up/email', { name: 'Eve', email: `eve-${n}@example.org`, password }, '203.0.113.7', cookie)
    const devices: string[] = []
    for (let n = 0; n < 20; n++) devices.push(deviceOf(cookiesOf(await register(n))))
    expect((await register(20, devices.at(-1))).status).toBe(429)
  })

  it('for the current password when changing it, by account', async () => {
    const { post, cookie } = await createSite()
    const change = (currentPassword: string, n: number) =>
      post('change-password', { currentPassword, newPassword: 'quite-another' }, elsewhere(n), cookie)
    const statuses: number[] = []
    for (let n = 0; n < 12; n++) statuses.push((await change(`guess ${n}`, n)).status)
    expect(statuses).toEqual([...Array.from({ length: 10 }, () => 400), 429, 429])
    expect((await post('verify-password', { password }, '203.0.113.9', cookie)).status).toBe(404)
  })
})
