import { currentLanguage } from '../../../language/current.ts'
import { openPopup } from './popup.ts'
import { type IdentityCode, IdentityError, type IdentityProvider, type IdentityUser } from './provider.ts'

const codes: Record<string, IdentityCode> = {
  INVALID_EMAIL_OR_PASSWORD: 'wrong-password',
  USER_ALREADY_EXISTS: 'email-already-in-use',
  USER_ALREADY_EXISTS_USE_ANOTHER_EMAIL: 'email-already-in-use',
  INVALID_EMAIL: 'invalid-email',
  PASSWORD_TOO_SHORT: 'weak-password',
  INVALID_PASSWORD: 'wrong-password',
  INVALID_TOKEN: 'expired-link',
  SESSION_EXPIRED: 'requires-recent-login',
}

interface Account {
  id: string
  email: string
  name: string
  image?: string | null
}

const toUser = ({ id, email, name, image }: Account): IdentityUser => ({
  uid: id,
  email,
  displayName: name,
  photoURL: image ?? '',
})

const base = () => `${window.aloka?.apiUrl ?? '/api'}/auth`

/** Calls the site's own accounts, whose successful replies have no envelope. */
export async function callAccounts<T>(path: string, body?: object): Promise<T> {
  const reply = await fetch(`${base()}/${path}`, {
    method: body ? 'POST' : 'GET',
    headers: {
      'accept-language': currentLanguage(),
      ...(body && { 'content-type': 'application/json' }),
    },
    body: body && JSON.stringify(body),
  }).catch(() => {
    throw new IdentityError('network-request-failed')
  })
  const data = (await reply.json().catch(() => null)) as (T & { code?: string; error?: string }) | null
  if (reply.ok) return data as T
  if (reply.status === 429) throw new IdentityError('too-many-requests')
  const code = codes[data?.code ?? ''] ?? (reply.status === 401 ? 'requires-recent-login' : 'unknown')
  // The rules for a password depend on the account, which only the server knows.
  throw new IdentityError(code, code === 'weak-password' ? data?.error : undefined)
}

const listeners = new Set<(user: IdentityUser | null) => void>()
function notify(user: IdentityUser | null) {
  for (const listener of listeners) listener(user)
  return user
}

async function currentUser() {
  const session = await callAccounts<{ user: Account } | null>('get-session')
  return session && toUser(session.user)
}

async function signedIn(reply: Promise<{ user: Account }>) {
  return notify(toUser((await reply).user))!
}

export const embeddedIdentity: IdentityProvider = {
  createAccount: (email, password, name) =>
    signedIn(callAccounts('sign-up/email', { email, password, name })),
  async setProfile({ displayName, photoURL }) {
    await callAccounts('update-user', { name: displayName, image: photoURL })
    notify(await currentUser())
  },
  signIn: (email, password) => signedIn(callAccounts('sign-in/email', { email, password })),
  async signInWithPopup(provider) {
    await openPopup(`${base()}/oauth-popup/start`, provider)
    const user = await currentUser()
    if (!user) throw new IdentityError('unknown')
    return notify(user)!
  },
  sendPasswordReset: (email) => callAccounts('request-password-reset', { email }),
  confirmPasswordReset: (token, newPassword) => callAccounts('reset-password', { token, newPassword }),
  async signOut() {
    await callAccounts('sign-out', {})
    notify(null)
  },
  onAuthStateChanged(listener) {
    listeners.add(listener)
    currentUser().then(listener, () => listener(null))
    return () => void listeners.delete(listener)
  },
}
