import { request } from 'node:http'
import { describe, expect, it } from 'vitest'
import { failure } from '../../../contract/shape/envelope.ts'
import { addGallery, enter } from '../../gallery/gallery/testing/filled-gallery.ts'
import { cheapPasswords, createTestApp, type TestApp } from '../../testing/test-app.ts'
import { queuePasswords } from './password.ts'

const json = { 'content-type': 'application/json' }
const form = { 'content-type': 'application/x-www-form-urlencoded' }
const guess = (n: number) => JSON.stringify({ email: 'owner@example.com', password: `guess-${n}` })

const post = (
  { app, config }: TestApp,
  url: string,
  payload: string,
  headers: Record<string, string> = json,
) => app.inject({ method: 'POST', url, payload, headers: { origin: config.publicUrl, ...headers } })

const from = (n: number) => ({ ...json, 'x-forwarded-for': `198.51.100.${n}` })

/** A site where new devices have used up their guesses at the owner's password. */
async function spentSite() {
  const site = await createTestApp({ LIMITS: 'on', TRUST_PROXY: '127.0.0.1' })
  for (let n = 0; n < 100; n++)
    expect((await post(site, '/api/auth/sign-in/email', guess(n), from(n))).statusCode).toBe(401)
  expect((await post(site, '/api/auth/sign-in/email', guess(100))).statusCode).toBe(429)
  return site
}

describe('guesses at a password', async () => {
  const open = await createTestApp()
  const spent = await spentSite()
  const { port } = new URL(await open.app.listen({ host: '127.0.0.1', port: 0 }))

  /** Sends the path without normalising it, unlike fetch and inject. */
  const rawPost = (path: string) =>
    new Promise((done, fail) => {
      const headers = { ...json, origin: open.config.publicUrl }
      const asked = request({ port, path, method: 'POST', headers }, (reply) => {
        reply.resume()
        done(reply.statusCode)
      })
      asked.on('error', fail).end(guess(1))
    })

  it('are only accepted at one spelling of the address', async () => {
    for (const path of [
      '/api/auth/./sign-in/email',
      '/api/auth/x/../sign-in/email',
      '/api/auth/%2e/sign-in/email',
      '/api/auth/x/%2E%2e/sign-in/email',
      '/api/auth/x\\..\\sign-in/email',
      '/api/auth/sign-in\\email',
      '/api/auth/sign-in/email/',
      '/api/auth//sign-in/email',
      '/api/auth/sign-in/email#here',
      '/api/auth/sign-in%2Femail',
      '/api/auth/SIGN-IN/email',
      '/api/%61uth/sign-in/email',
      '//api/auth/sign-in/email',
      'http://localhost:3000/api/auth/sign-in/email',
    ]) {
      expect(await rawPost(path), path).toBe(404)
    }
  })

  it('are counted or refused in every format', async () => {
    for (const [what, body, headers, status] of [
      ['as a form', 'email=owner%40example.com&password=guess', form, 415],
      ['as text', guess(1), { 'content-type': 'text/plain' }, 415],
      ['behind a byte order mark', `\uFEFF${guess(1)}`, json, 429],
      ['under a longer type', guess(1), { 'content-type': 'application/json; charset=utf-7' }, 429],
      ['named twice', `{"email":"x@example.com",${guess(1).slice(1)}`, json, 429],
      ['in capitals', guess(1).replace('owner@', ' OWNER@'), json, 429],
      ['in a list', '[{"email":"owner@example.com"}]', json, 400],
      ['in a list of one', '{"email":["owner@example.com"],"password":"guess"}', json, 400],
      ['by a name without end', JSON.stringify({ email: 'o'.repeat(300), password: 'x' }), json, 400],
    ] as const) {
      const reply = await post(spent, '/api/auth/sign-in/email', body, headers)
      expect(reply.statusCode, what).toBe(status)
      expect(failure.safeParse(reply.json()).success, what).toBe(true)
    }
  })

  it.each(['reset-password', 'change-password', 'verify-password', 'delete-user', 'not-there-yet'])(
    'are limited for every call: the 21st POST of %s in a minute is refused',
    async (path) => {
      const site = await createTestApp({ LIMITS: 'on' })
      const statuses: number[] = []
      for (let n = 0; n < 21; n++) statuses.push((await post(site, `/api/auth/${path}`, '{}')).statusCode)
      expect(statuses.slice(0, 20)).not.toContain(429)
      expect(statuses[20]).toBe(429)
    },
  )

  it('do not limit signing out', async () => {
    expect((await post(spent, '/api/auth/sign-out', '{}')).statusCode).toBe(200)
  })

  it('that come at once wait in a queue of limited length, and the rest is refused with 503', async () => {
    const { promise: released, resolve: release } = Promise.withResolvers<void>()
    const refused: Awaited<ReturnType<typeof post>>[] = []
    const held = queuePasswords(
      {
        hash: (password) => released.then(() => password),
        verify: () => released.then(() => false),
      },
      2,
    )
    const site = await createTestApp({}, undefined, held)
    const attempts = Array.from({ length: 160 }, async (_, n) => {
      const reply = await post(site, '/api/auth/sign-in/email', guess(n))
      if (reply.statusCode === 503) refused.push(reply)
      return reply.statusCode
    })
    // Two are running, a hundred wait.
    await expect.poll(() => refused.length).toBe(58)
    release()
    expect((await Promise.all(attempts)).filter((status) => status === 401)).toHaveLength(102)
    for (const reply of refused) expect(failure.safeParse(reply.json()).success).toBe(true)
    expect((await post(site, '/api/auth/sign-in/email', guess(101))).statusCode).toBe(401)
  })

  it('from 80 networks at once do not refuse people who sign in correctly', async () => {
    const work = async <T>(result: T) => {
      await new Promise((done) => setTimeout(done, 5))
      return result
    }
    const slow = queuePasswords({ hash: work, verify: ({ hash, password }) => work(hash === password) }, 2)
    const site = await createTestApp({ LIMITS: 'on', TRUST_PROXY: '127.0.0.1' }, undefined, slow)
    const nadia = { email: 'nadia@example.org', password: 'long-and-right' }
    const signIn = (headers: Record<string, string>) =>
      post(site, '/api/auth/sign-in/email', JSON.stringify(nadia), headers)
    await post(site, '/api/auth/sign-up/email', JSON.stringify({ name: 'Nadia', ...nadia }), from(200))
    const cookies = [(await signIn(from(200))).headers['set-cookie']].flat().map((one) => one!.split(';')[0])
    const cookie = cookies.find((one) => one!.startsWith('aloka.device'))!

    const statuses: number[] = []
    const guesses = Array.from({ length: 80 * 2 }, async (_, n) => {
      const guessed = { email: `somebody-${n}@example.org`, password: 'guess' }
      const reply = await post(site, '/api/auth/sign-in/email', JSON.stringify(guessed), from(n % 80))
      statuses.push(reply.statusCode)
    })
    await expect.poll(() => statuses.length).toBeGreaterThan(20)
    for (const headers of [{ ...from(201), cookie }, from(202)])
      expect((await signIn(headers)).statusCode).toBe(200)
    await Promise.all(guesses)
  })

  it('do not delay gallery PINs', async () => {
    const never = queuePasswords(
      { hash: () => new Promise(() => {}), verify: () => new Promise(() => {}) },
      2,
    )
    const site = await createTestApp({}, undefined, never, cheapPasswords)
    const { slug, key } = await addGallery(site, { pin: '2741' })
    for (let n = 0; n < 30; n++) void post(site, '/api/auth/sign-in/email', guess(n), from(n))
    await new Promise((done) => setTimeout(done, 50))
    expect((await enter(site, slug, key, '2741')).status).toBe(200)
  })
})
