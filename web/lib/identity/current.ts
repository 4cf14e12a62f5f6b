import { IdentityError, type IdentityProvider } from './provider.ts'

/** Loaded only to sign in or out, because no page needs it to be read. */
export async function identity(): Promise<IdentityProvider> {
  const settings = window.aloka?.firebase
  try {
    if (!settings) return (await import('./embedded.ts')).embeddedIdentity
    return (await import('./firebase.ts')).firebaseIdentity(settings)
  } catch {
    throw new IdentityError('network-request-failed')
  }
}
