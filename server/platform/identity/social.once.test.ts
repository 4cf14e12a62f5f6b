import { afterEach, expect, it, vi } from 'vitest'
import { createTestApp } from '../../testing/test-app.ts'

const origin = 'https://studio.example'
const email = 'nadia@example.com'

afterEach(() => vi.unstubAllGlobals())

const encoded = (part: object) => Buffer.from(JSON.stringify(part)).toString('base64url')
const profile = { sub: '7', name: 'Nadia', email, email_verified: true, picture: '' }

/** The answers of the other sites to a sign-in. */
const answers: Record<string, object> = {
  'https://github.com/login/oauth/access_token': { access_token: 'token', token_type: 'bearer' },
  'https://api.github.com/user': { id: 7, login: 'nadia', name: 'Nadia', email, avatar_url: '' },
  'https://api.github.com/user/emails': [{ email, primary: true, verified: true }],
  'https://oauth2.googleapis.com/token': {
    access_token: 'token',
    token_type: 'bearer',
    id_token: `${encoded({ alg: 'none' })}.${encoded(profile)}.`,
  },
}

it.each([
  ['github', '/bn', 'en-GB,en;q=0.9', 'bn'],
  ['github', '/', 'bn-BD,bn;q=0.9', 'en'],
  ['google', '/bn', 'en-GB,en;q=0.9', 'bn'],
])(
  'an account created with %s on the page %s has the language of the page, not of the browser (%s)',
  async (provider, page, accepted, language) => {
    const { app, db } = await createTestApp({
      PUBLIC_URL: origin,
      GITHUB_CLIENT_ID: 'id',
      GITHUB_CLIENT_SECRET: 'secret',
      GOOGLE_CLIENT_ID: 'id',
      GOOGLE_CLIENT_SECRET: 'secret',
    })
    vi.stubGlobal('fetch', async (address: string | URL | Request) =>
      Response.json(answers[address instanceof Request ? address.url : String(address)]),
    )
    const get = (path: string, query: Record<string, string>, cookie = '') =>
      app.inject({
        url: `/api/auth/${path}?${new URLSearchParams(query)}`,
        headers: { 'accept-language': accepted, cookie },
      })
    const started = await get('oauth-popup/start', {
      provider,
      popupOrigin: origin,
      popupNonce: 'nonce',
      callbackURL: page,
    })
    const state = new URL(String(started.headers.location)).searchParams.get('state')!
    const cookie = started.cookies.map(({ name, value }) => `${name}=${encodeURIComponent(value)}`).join('; ')
    await get(`callback/${provider}`, { code: 'code', state }, cookie)
    const made = await db.selectFrom('user').select('language').where('email', '=', email).execute()
    expect(made).toEqual([{ language }])
  },
)
