import { currentLanguage } from '../../language/current.ts'
import { addressIn } from '../../language/languages.ts'
import { identity } from './identity/current.ts'
import { dropToken } from './token.ts'

/**
 * Ends the session on the server and forgets the token; the page is then loaded anew, as a visitor sees it. The token
 * goes last, because other tabs take its going as the sign to load anew themselves.
 */
export async function signOut() {
  await identity()
    .then((provider) => provider.signOut())
    .catch(() => undefined)
  dropToken()
  window.location.assign(addressIn(currentLanguage(), '/'))
}
