import type { Language } from '../../language/languages.ts'
import { apiUrl } from './browser-call.ts'
import { dismissHint } from './language-hint.ts'
import { currentViewer } from './signed-call.ts'

/**
 * Remembers the language a person switched to, for emails and the language hint. The page is left at the same moment,
 * so the reply is not awaited; if the call fails, only emails stay in the old language.
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
