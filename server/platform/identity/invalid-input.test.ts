import { expect, it } from 'vitest'
import { createTestApp } from '../../testing/test-app.ts'

const { app, config } = await createTestApp()
const origin = config.publicUrl

const post = (path: string, payload: string, headers: Record<string, string> = {}) =>
  app.inject({
    method: 'POST',
    url: `/api/auth/${path}`,
    payload,
    headers: { origin, 'content-type': 'application/json', ...headers },
  })

const calls = [
  'sign-up/email',
  'sign-in/email',
  'request-password-reset',
  'reset-password',
  'sign-in/social',
  'update-user',
]

let number = 0
const good = () => ({
  name: 'Nadia',
  email: `nadia-${++number}@example.org`,
  password: 'long-enough',
  newPassword: 'long-enough',
  token: 'some-token',
  provider: 'google',
})

it('invalid values never cause a server error', async () => {
  for (const path of calls) {
    for (const value of ['a\0b', '\ud800', { $gt: '' }, 'x'.repeat(100_000)]) {
      for (const name of ['name', 'email', 'password', 'token', 'image', 'redirectTo', 'callbackURL']) {
        const { statusCode } = await post(path, JSON.stringify({ ...good(), [name]: value }))
        expect(statusCode, `${name}: ${JSON.stringify(value).slice(0, 40)}`).toBeLessThan(500)
      }
    }
  }
})

it('invalid bodies of every type are refused', async () => {
  for (const type of [
    'application/json',
    'text/plain',
    'multipart/form-data',
    'application/x-www-form-urlencoded',
  ]) {
    for (const body of [
      '',
      '{',
      'null',
      '[]',
      '"x"',
      '['.repeat(100_000),
      '{"__proto__":{"role":"owner"}}',
    ]) {
      for (const path of calls) {
        const { statusCode } = await post(path, body, { 'content-type': type })
        expect(statusCode, `${path} ${body.slice(0, 20)}`).toBeGreaterThanOrEqual(400)
        expect(statusCode, `${path} ${body.slice(0, 20)}`).toBeLessThan(500)
      }
    }
  }
})

it('an invalid address causes no server error and is not echoed as markup', async () => {
  for (const path of [
    '',
    '%00',
    '..%2f..',
    'callback/google',
    'callback/%00?code=x&state=%00',
    'callback/google?code=x&state=%00',
    'reset-password/%00?callbackURL=/',
    'get-session',
    'verify-email?token=%00',
    'error?error=%3Cscript%3Ealert(1)%3C/script%3E&error_description=%3Cscript%3Ealert(1)%3C/script%3E',
  ]) {
    const reply = await app.inject({
      url: `/api/auth/${path}`,
      headers: { cookie: 'aloka.session_token=%00.x' },
    })
    expect(reply.statusCode, path).toBeLessThan(500)
    expect(reply.body, path).not.toContain('<script>alert(1)')
  }
})

it('does not redirect to other sites', async () => {
  for (const away of [
    'https://evil.example',
    '//evil.example',
    '/\\evil.example',
    '/.//evil.example',
    'javascript:alert(1)',
  ]) {
    const reset = await post(
      'request-password-reset',
      JSON.stringify({ email: 'owner@example.com', redirectTo: away }),
    )
    const click = await app.inject(
      `/api/auth/reset-password/some-token?callbackURL=${encodeURIComponent(away)}`,
    )
    for (const { statusCode, headers } of [reset, click]) {
      expect(statusCode, away).toBeLessThan(500)
      expect(new URL(headers.location ?? '/', origin).origin, away).toBe(new URL(origin).origin)
    }
  }
})

it('calls from another site that carry the cookie are refused', async () => {
  const entered = await post('sign-up/email', JSON.stringify({ ...good(), name: 'Careful' }))
  const cookie = entered.cookies.map(({ name, value }) => `${name}=${encodeURIComponent(value)}`).join('; ')
  const nameNow = async () => {
    const reply = await app.inject({ url: '/api/auth/get-session', headers: { cookie } })
    return reply.json().user.name as string
  }
  expect(await nameNow()).toBe('Careful')
  for (const foreign of ['https://evil.example', 'null', `${origin}.evil.example`]) {
    for (const path of ['update-user', 'change-password', 'delete-user', 'revoke-sessions', 'sign-out']) {
      const reply = await post(path, JSON.stringify({ name: 'Taken' }), { cookie, origin: foreign })
      expect(reply.statusCode, path).toBe(403)
    }
  }
  expect(await nameNow()).toBe('Careful')
})
