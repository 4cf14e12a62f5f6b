import type { Language } from '../../language/languages.ts'
import { apiUrl } from './browser-call.ts'
import { dismissHint } from './language-hint.ts'
import { currentViewer } from './signed-call.ts'

/**
 * Whoever turns to another language needs no hint of the one they left, and is written to in the new one from then on
 * where they are signed in. The page is left at the same moment, so nobody waits for the answer; mails in the old
 * language are all that comes of one that is lost.
 */
export function saveLanguage(language: Language) {
  dismissHint()
  if (!currentViewer()) return
  fetch(`${apiUrl}/auth/update-user`, {
    method: 'POST',
    keepalive: true,
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ language }),
  }).catch(() => undefined)
}
