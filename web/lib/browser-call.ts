import type { FirebaseSettings } from './identity/provider.ts'
import { createCall, type FetchApi } from './api.ts'

declare global {
  interface Window {
    /** Written into the page by the server; see root.tsx. */
    aloka?: { apiUrl: string; firebase?: FirebaseSettings }
  }
}

export const apiUrl = typeof window === 'undefined' ? '' : (window.aloka?.apiUrl ?? '/api')

const overTheNetwork: FetchApi = (url, init) => fetch(url, init)

/** The API as the browser reaches it, for public pages. */
export const browserCall = createCall(apiUrl, overTheNetwork, 'translated')

/** The same for the studio: what the owner wrote comes untranslated, because it is edited there. */
export const originalCall = createCall(apiUrl, overTheNetwork)
