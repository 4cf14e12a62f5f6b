import type { Language } from '../../language/languages.ts'
import { apiUrl } from './browser-call.ts'
import { currentViewer } from './signed-call.ts'

/**
 * Whoever is signed in and turns to another language is written to in it from then on. The page is left at the same
 * moment, so nobody waits for the answer; mails in the old language are all that comes of one that is lost.
 */
export function keepLanguage(language: Language) {
  if (!currentViewer()) return
  fetch(`${apiUrl}/auth/update-user`, {
    method: 'POST',
    keepalive: true,
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ language }),
  }).catch(() => undefined)
}
