import { currentLanguage } from '../../../language/current.ts'
import { addressIn } from '../../../language/languages.ts'
import { type IdentityCode, IdentityError, type SocialProvider } from './provider.ts'

const size = { width: 500, height: 640 }
const messageType = 'better-auth:oauth-popup'
const closedCheckMs = 400
const graceMs = 1000

const codes: Record<string, IdentityCode> = {
  access_denied: 'access-denied',
  account_not_linked: 'account-exists',
  'account not linked': 'account-exists',
  provider_not_found: 'provider-not-configured',
}

interface PopupMessage {
  type?: string
  nonce?: string
  error?: { code: string }
}

/** Opens the provider's page in a pop-up and waits until it reports a result or is closed. */
export function openPopup(start: string, provider: SocialProvider): Promise<void> {
  const nonce = crypto.randomUUID()
  const { origin } = window.location
  const query = new URLSearchParams({
    provider,
    popupOrigin: origin,
    popupNonce: nonce,
    // A new account gets the language of this page; the pop-up has none.
    callbackURL: addressIn(currentLanguage(), '/'),
  })
  const left = window.screenX + (window.outerWidth - size.width) / 2
  const top = window.screenY + (window.outerHeight - size.height) / 2
  const popup = window.open(
    `${start}?${query}`,
    'aloka-sign-in',
    `width=${size.width},height=${size.height},left=${left},top=${top}`,
  )
  if (!popup) return Promise.reject(new IdentityError('popup-blocked'))

  return new Promise((done, fail) => {
    const end = (code?: IdentityCode) => {
      window.removeEventListener('message', hear)
      clearInterval(watch)
      popup.close()
      if (code) fail(new IdentityError(code))
      else done()
    }
    const hear = (event: MessageEvent<PopupMessage | null>) => {
      if (event.origin !== origin || event.data?.type !== messageType || event.data.nonce !== nonce) return
      const { error } = event.data
      end(error && (codes[error.code] ?? 'unknown'))
    }
    const watch = setInterval(() => {
      if (!popup.closed) return
      clearInterval(watch)
      // The pop-up closes itself right after reporting, and its message may still be on its way.
      setTimeout(() => end('popup-closed-by-user'), graceMs)
    }, closedCheckMs)
    window.addEventListener('message', hear)
  })
}
