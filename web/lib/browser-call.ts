import type { FirebaseSettings } from './identity/provider.ts'
import { createCall } from './api.ts'

declare global {
  interface Window {
    /** Written into the page by the server; see root.tsx. */
    aloka?: { apiUrl: string; firebase?: FirebaseSettings; awake?: boolean }
  }
}

export const apiUrl = typeof window === 'undefined' ? '' : (window.aloka?.apiUrl ?? '/api')

/** The API as the browser reaches it. */
export const browserCall = createCall(apiUrl, (url, init) => fetch(url, init))
