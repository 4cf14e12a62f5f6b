import { currentLanguage } from '../../language/current.ts'
import { addressIn } from '../../language/languages.ts'
import { identity } from './identity/current.ts'
import { dropToken } from './token.ts'
import { useEffect } from 'react'

/**
 * Ends the session, drops the token and reloads the site as a visitor. The token goes last, because other tabs reload
 * when it disappears.
 */
export async function signOut() {
  await identity()
    .then((provider) => provider.signOut())
    .catch(() => undefined)
  dropToken()
  window.location.assign(addressIn(currentLanguage(), '/'))
}

/** Reloads this tab as a visitor when another tab signs out, which removes the token for all. */
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
