import { type Label, t } from '../../../language/t.ts'

export type SocialProvider = 'google' | 'github'

/** These values are public: they name the project and give no access to it. */
export interface FirebaseSettings {
  apiKey: string
  authDomain: string
  projectId: string
  emulatorUrl?: string
}

export interface Profile {
  displayName: string
  photoURL: string
}

export interface IdentityUser extends Profile {
  uid: string
  email: string
}

/** The service that keeps the accounts: the site itself, or a hosted provider. Every failure is an IdentityError. */
export interface IdentityProvider {
  createAccount(email: string, password: string, displayName: string): Promise<IdentityUser>
  setProfile(profile: Profile): Promise<void>
  signIn(email: string, password: string): Promise<IdentityUser>
  signInWithPopup(provider: SocialProvider): Promise<IdentityUser>
  sendPasswordReset(email: string): Promise<void>
  confirmPasswordReset(token: string, newPassword: string): Promise<void>
  signOut(): Promise<void>
  /** Called once with the current user or null, and again after each change. Returns a function that unsubscribes. */
  onAuthStateChanged(listener: (user: IdentityUser | null) => void): () => void
}

const sentences = {
  'wrong-password': 'The email address or the password is wrong.',
  'user-not-found': 'The email address or the password is wrong.',
  'email-already-in-use':
    'This email address cannot be used for a new account. Sign in or reset your password instead.',
  'invalid-email': 'Please enter a valid email address.',
  'weak-password': 'Password must be at least 6 characters long',
  'too-many-requests': 'Too many attempts. Please wait a while and try again.',
  'user-disabled': 'This account is disabled. Please contact the studio.',
  'network-request-failed': 'The server could not be reached. Check your connection and try again.',
  'requires-recent-login': 'Please sign in again and try once more.',
  'popup-closed-by-user': 'The sign-in window was closed before you were signed in.',
  'popup-blocked': 'Your browser blocked the sign-in window. Allow pop-ups for this site and try again.',
  'access-denied': 'The sign-in was cancelled.',
  'account-exists': 'This email address already has an account here. Sign in with your password.',
  'provider-not-configured': 'The owner has not set up this way to sign in yet.',
  'expired-link': 'This link has expired or has already been used. Ask for a new one.',
  unknown: 'Something went wrong. Please try again.',
} as const satisfies Record<string, Label>

export type IdentityCode = keyof typeof sentences

/** The message is a sentence for the person; a wrong password and an unknown account read the same. */
export class IdentityError extends Error {
  override name = 'IdentityError'
  readonly code: IdentityCode
  constructor(code: IdentityCode, sentence: string = t(sentences[code])) {
    super(sentence)
    this.code = code
  }
}
