import { afterEach, expect, it, vi } from 'vitest'
import { createTestApp } from '../testing/test-app.ts'

const origin = 'https://studio.example'

afterEach(() => vi.unstubAllGlobals())

/** GitHub, as far as somebody who signs in there needs it. */
function playGitHub(email: string) {
  const answers: Record<string, object> = {
    'https://github.com/login/oauth/access_token': { access_token: 'token', token_type: 'bearer' },
    'https://api.github.com/user': { id: 7, login: 'nadia', name: 'Nadia', email, avatar_url: '' },
    'https://api.github.com/user/emails': [{ email, primary: true, verified: true }],
  }
  vi.stubGlobal('fetch', async (address: string | URL | Request) => {
    const url = address instanceof Request ? address.url : String(address)
    return Response.json(answers[url])
  })
}

it.each([
  ['/bn', 'en-GB,en;q=0.9', 'bn'],
  ['/', 'bn-BD,bn;q=0.9', 'en'],
])(
  'an account made by GitHub on a page of %s has its language, not that of the browser (%s)',
  async (page, accepted, language) => {
    const { app, db } = await createTestApp({
      PUBLIC_URL: origin,
      GITHUB_CLIENT_ID: 'id',
      GITHUB_CLIENT_SECRET: 'secret',
    })
    const email = 'nadia@example.com'
    playGitHub(email)
    const get = (path: string, query: Record<string, string>, cookie = '') =>
      app.inject({
        url: `/api/auth/${path}?${new URLSearchParams(query)}`,
        headers: { 'accept-language': accepted, cookie },
      })
    const started = await get('oauth-popup/start', {
      provider: 'github',
      popupOrigin: origin,
      popupNonce: 'nonce',
      callbackURL: page,
    })
    const state = new URL(String(started.headers.location)).searchParams.get('state')!
    const cookie = started.cookies.map(({ name, value }) => `${name}=${encodeURIComponent(value)}`).join('; ')
    await get('callback/github', { code: 'code', state }, cookie)
    const made = await db.selectFrom('user').select('language').where('email', '=', email).execute()
    expect(made).toEqual([{ language }])
  },
)
