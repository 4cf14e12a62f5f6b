import type { IdentityProvider } from './provider.ts'

/** Fetched when somebody signs in or out: no page needs it to be read. */
export const identity = async (): Promise<IdentityProvider> =>
  (await import('./embedded.ts')).embeddedIdentity
