import { createLocalJWKSet, exportJWK, generateKeyPair, SignJWT, UnsecuredJWT } from 'jose'
import { describe, expect, it } from 'vitest'
import { api } from '../../../contract/api.ts'
import { ConfigError, readConfig } from '../../config.ts'
import { addSession, createTestApp, viewerOf } from '../../testing/test-app.ts'
import { createIdTokenVerifier } from './id-token.ts'

const projectId = 'studio-project'
const issuer = `https://securetoken.google.com/${projectId}`
const claims = { email: 'rafi@example.org', email_verified: true, name: 'Rafi Hasan', picture: '' }

const { privateKey, publicKey } = await generateKeyPair('RS256')
const { privateKey: foreignKey } = await generateKeyPair('RS256')
const keys = createLocalJWKSet({ keys: [{ ...(await exportJWK(publicKey)), kid: 'one', alg: 'RS256' }] })

function idToken(changes: { key?: CryptoKey; issuer?: string; audience?: string; expiry?: string } = {}) {
  return new SignJWT(claims)
    .setProtectedHeader({ alg: 'RS256', kid: 'one' })
    .setSubject('firebase-uid')
    .setIssuer(changes.issuer ?? issuer)
    .setAudience(changes.audience ?? projectId)
    .setIssuedAt()
    .setExpirationTime(changes.expiry ?? '1h')
    .sign(changes.key ?? privateKey)
}

const unsigned = (sub = 'firebase-uid', more: object = {}) =>
  new UnsecuredJWT({ ...claims, ...more })
    .setSubject(sub)
    .setIssuer(issuer)
    .setAudience(projectId)
    .setIssuedAt()
    .setExpirationTime('1h')
    .encode()

describe('ID tokens of Firebase Authentication', () => {
  const verify = createIdTokenVerifier({ projectId, emulator: false }, keys)

  it('are accepted when Google signed them for this project', async () => {
    expect(await verify(await idToken())).toMatchObject({ sub: 'firebase-uid', ...claims })
  })

  it('tokens that prove nothing are refused', async () => {
    for (const [what, make] of [
      ['unsigned', async () => unsigned()],
      ['of another key', () => idToken({ key: foreignKey })],
      ['of another project', () => idToken({ audience: 'other-project' })],
      ['of another issuer', () => idToken({ issuer: 'https://securetoken.google.com/other-project' })],
      ['expired', () => idToken({ expiry: '-1s' })],
      ['of nonsense', async () => 'not.a.token'],
    ] as const) {
      expect(await verify(await make()), what).toBeNull()
    }
  })

  it('of the emulator, which are unsigned, are never accepted in production', () => {
    const settings = {
      FIREBASE_API_KEY: 'key',
      FIREBASE_AUTH_DOMAIN: 'studio.firebaseapp.com',
      FIREBASE_PROJECT_ID: projectId,
      FIREBASE_EMULATOR_URL: 'http://127.0.0.1:9099',
    }
    expect(() => readConfig({ ...settings, NODE_ENV: 'production' })).toThrow(ConfigError)
    expect(readConfig(settings).firebase?.emulatorUrl).toBe('http://127.0.0.1:9099')
  })
})

describe('entering with a hosted identity', async () => {
  const app = await createTestApp({
    FIREBASE_API_KEY: 'key',
    FIREBASE_AUTH_DOMAIN: 'studio.firebaseapp.com',
    FIREBASE_PROJECT_ID: projectId,
    FIREBASE_EMULATOR_URL: 'http://127.0.0.1:9099',
  })
  const headers = { origin: app.config.publicUrl }
  const enter = (idToken: string) =>
    app.send('POST', '/api/auth/hosted/enter', { body: { idToken }, headers })
  const cookieOf = (reply: Awaited<ReturnType<typeof enter>>) =>
    [reply.headers['set-cookie'] as string[]]
      .flat()
      .map((one) => one.split(';')[0])
      .join('; ')

  it('creates an account with the provider’s uid and a session that POST /jwt accepts', async () => {
    const entered = await enter(unsigned())
    expect(entered.status).toBe(200)
    const body = { uid: 'firebase-uid', email: claims.email }
    const { token } = (await app.call(api.identity.token, { body, headers: { cookie: cookieOf(entered) } }))
      .body
    expect(await app.tokens.verify(token)).toMatchObject({
      viewer: { uid: 'firebase-uid', displayName: 'Rafi Hasan', role: 'customer' },
    })
    expect((await enter(unsigned())).body.user.id).toBe('firebase-uid')
  })

  it('never takes over an account whose address the provider has not verified', async () => {
    const email = 'owner@example.com'
    expect((await enter(unsigned('intruder', { email, email_verified: false }))).status).toBe(401)
    const joined = await enter(unsigned('the-owner', { email, email_verified: true }))
    expect(joined.body.user.id).toBe('owner-1')
  })

  it('is the only way to sign in', async () => {
    for (const [path, body] of [
      ['sign-up/email', { name: 'Eve', email: 'victim@example.org', password: 'long-enough' }],
      ['sign-in/email', { email: 'victim@example.org', password: 'long-enough' }],
      ['request-password-reset', { email: 'owner@example.com' }],
      ['reset-password', { token: 'some-token', newPassword: 'long-enough' }],
      ['change-password', { currentPassword: 'long-enough', newPassword: 'long-enough' }],
      ['sign-in/social', { provider: 'google' }],
    ] as const) {
      const reply = await app.send('POST', `/api/auth/${path}`, { body, headers })
      expect([reply.status, reply.body.success], path).toEqual([403, false])
    }
  })

  it('of a verified address claims an account that someone else registered with that address', async () => {
    const email = 'squatted@example.org'
    const now = new Date().toISOString()
    const stamps = { createdAt: now, updatedAt: now }
    const user = { id: 'squatter', name: 'Squatter', email, emailVerified: false, role: 'customer' } as const
    await app.db
      .insertInto('user')
      .values({ ...user, image: null, ...stamps })
      .execute()
    await app.db
      .insertInto('account')
      .values(
        ['credential', 'google'].map((providerId) => {
          const password = providerId === 'credential' ? 'hash' : null
          return {
            id: providerId,
            providerId,
            accountId: 'squatter',
            userId: 'squatter',
            password,
            ...stamps,
          }
        }),
      )
      .execute()
    const session = { id: 'squatting', viewer: { ...viewerOf('customer'), uid: 'squatter', email } }
    await addSession(app.db, session)
    const authorization = `Bearer ${await app.tokens.sign(session)}`
    const squatting = () => app.call(api.account.myData, { headers: { authorization } })
    expect((await squatting()).status).toBe(200)

    expect((await enter(unsigned('other', { email, email_verified: false }))).status).toBe(401)
    expect((await squatting()).status).toBe(200)
    const entered = await enter(unsigned('rightful', { email, name: 'Rightful' }))
    expect(entered.body.user).toMatchObject({ id: 'squatter', name: 'Rightful', emailVerified: true })
    expect((await squatting()).status).toBe(401)
    const ways = await app.db
      .selectFrom('account')
      .select(['providerId', 'accountId', 'password'])
      .where('userId', '=', 'squatter')
      .execute()
    expect(ways).toEqual([{ providerId: 'firebase', accountId: 'rightful', password: null }])
  })

  it('of an address that is verified later can no longer be claimed', async () => {
    const more = { email: 'later@example.org' }
    await enter(unsigned('first', { ...more, email_verified: false }))
    expect((await enter(unsigned('first', more))).body.user.emailVerified).toBe(true)
    expect((await enter(unsigned('second', more))).body.user.id).toBe('first')
    expect((await enter(unsigned('first', more))).status).toBe(200)
  })

  it('creates one account for ten concurrent requests of the same person', async () => {
    const idToken = unsigned('hasty', { email: 'hasty@example.org' })
    const replies = await Promise.all(Array.from({ length: 10 }, () => enter(idToken)))
    expect(new Set(replies.map(({ status, body }) => `${status} ${body.user?.id}`))).toEqual(
      new Set(['200 hasty']),
    )
  })

  it('refuses an invalid token', async () => {
    expect((await enter('nonsense')).status).toBe(401)
  })
})
