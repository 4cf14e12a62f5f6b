import { currentLanguage } from '../../language/current.ts'
import { addressIn } from '../../language/languages.ts'
import { identity } from './identity/current.ts'
import { dropToken } from './token.ts'
import { useEffect } from 'react'

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

/** Signing out in one tab takes the token away from all of them: the others then load anew, as a visitor sees them. */
export function useSignOutElsewhere(signedIn: boolean) {
  useEffect(() => {
    if (!signedIn) return
    const onStorage = ({ key, newValue }: StorageEvent) => {
      if (key === 'token' && newValue === null) window.location.reload()
    }
    window.addEventListener('storage', onStorage)
    return () => window.removeEventListener('storage', onStorage)
  }, [signedIn])
}
