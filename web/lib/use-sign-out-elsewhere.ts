import { useEffect } from 'react'

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
