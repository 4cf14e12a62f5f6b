import type { FirebaseSettings } from './identity/provider.ts'
import { createCall } from './api.ts'

declare global {
  interface Window {
    /** Written into the page by the server; see root.tsx. */
    aloka?: { apiUrl: string; firebase?: FirebaseSettings }
  }
}

/** The API as the browser reaches it. */
export const browserCall = createCall(
  typeof window === 'undefined' ? '' : (window.aloka?.apiUrl ?? '/api'),
  (url, init) => fetch(url, init),
)
