import { identity } from './identity/current.ts'
import { dropToken } from './token.ts'

/** Ends the session on the server and forgets the token; the page is then loaded anew, as a visitor sees it. */
export async function signOut() {
  dropToken()
  await identity()
    .then((provider) => provider.signOut())
    .catch(() => undefined)
  window.location.assign('/')
}
