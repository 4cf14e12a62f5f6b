import { dropToken } from './token.ts'

/** Ends the session on the server and forgets the token; the page is then loaded anew, as a visitor sees it. */
export async function signOut() {
  dropToken()
  await fetch(`${window.aloka?.apiUrl ?? '/api'}/auth/sign-out`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: '{}',
  }).catch(() => undefined)
  window.location.assign('/')
}
