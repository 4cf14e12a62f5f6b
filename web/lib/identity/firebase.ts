import { FirebaseError, initializeApp } from '@firebase/app'
import {
  type Auth,
  confirmPasswordReset,
  connectAuthEmulator,
  createUserWithEmailAndPassword,
  getAuth,
  GithubAuthProvider,
  GoogleAuthProvider,
  onAuthStateChanged,
  sendPasswordResetEmail,
  signInWithEmailAndPassword,
  signInWithPopup,
  signOut,
  updateProfile,
  type User,
} from '@firebase/auth'
import { currentLanguage } from '../../../language/current.ts'
import { callAccounts } from './embedded.ts'
import {
  type FirebaseSettings,
  type IdentityCode,
  IdentityError,
  type IdentityProvider,
  type IdentityUser,
} from './provider.ts'

const codes: Record<string, IdentityCode> = {
  'invalid-credential': 'wrong-password',
  'invalid-login-credentials': 'wrong-password',
  'wrong-password': 'wrong-password',
  'user-not-found': 'user-not-found',
  'email-already-in-use': 'email-already-in-use',
  'invalid-email': 'invalid-email',
  'weak-password': 'weak-password',
  'too-many-requests': 'too-many-requests',
  'user-disabled': 'user-disabled',
  'network-request-failed': 'network-request-failed',
  'requires-recent-login': 'requires-recent-login',
  'popup-closed-by-user': 'popup-closed-by-user',
  'cancelled-popup-request': 'popup-closed-by-user',
  'popup-blocked': 'popup-blocked',
  'account-exists-with-different-credential': 'account-exists',
  'operation-not-allowed': 'provider-not-configured',
  'expired-action-code': 'expired-link',
  'invalid-action-code': 'expired-link',
}

async function mapErrors<T>(step: Promise<T>): Promise<T> {
  try {
    return await step
  } catch (error) {
    if (!(error instanceof FirebaseError)) throw error
    throw new IdentityError(codes[error.code.replace('auth/', '')] ?? 'unknown')
  }
}

const toUser = ({ uid, email, displayName, photoURL }: User): IdentityUser => ({
  uid,
  email: email ?? '',
  displayName: displayName ?? '',
  photoURL: photoURL ?? '',
})

/** Our own server verifies the ID token and answers with its session. */
async function startSession(user: User): Promise<IdentityUser> {
  const idToken = await user.getIdToken()
  const { user: account } = await callAccounts<{ user: { id: string } }>('hosted/enter', { idToken })
  return { ...toUser(user), uid: account.id }
}

const social = { google: () => new GoogleAuthProvider(), github: () => new GithubAuthProvider() }

let auth: Auth | undefined
function start({ emulatorUrl, ...settings }: FirebaseSettings): Auth {
  if (auth) return auth
  auth = getAuth(initializeApp(settings))
  auth.languageCode = currentLanguage()
  if (emulatorUrl) connectAuthEmulator(auth, emulatorUrl, { disableWarnings: true })
  return auth
}

export function firebaseIdentity(settings: FirebaseSettings): IdentityProvider {
  const hosted = start(settings)
  return {
    async createAccount(email, password, displayName) {
      const { user } = await mapErrors(createUserWithEmailAndPassword(hosted, email, password))
      await mapErrors(updateProfile(user, { displayName }))
      await user.getIdToken(true)
      return startSession(user)
    },
    async setProfile({ displayName, photoURL }) {
      await hosted.authStateReady()
      if (!hosted.currentUser) throw new IdentityError('requires-recent-login')
      await mapErrors(updateProfile(hosted.currentUser, { displayName, photoURL }))
      await callAccounts('update-user', { name: displayName, image: photoURL })
    },
    signIn: async (email, password) =>
      startSession((await mapErrors(signInWithEmailAndPassword(hosted, email, password))).user),
    signInWithPopup: async (provider) =>
      startSession((await mapErrors(signInWithPopup(hosted, social[provider]()))).user),
    sendPasswordReset: (email) => mapErrors(sendPasswordResetEmail(hosted, email)),
    confirmPasswordReset: (token, newPassword) => mapErrors(confirmPasswordReset(hosted, token, newPassword)),
    async signOut() {
      await callAccounts('sign-out', {})
      await mapErrors(signOut(hosted))
    },
    onAuthStateChanged: (listener) => onAuthStateChanged(hosted, (user) => listener(user && toUser(user))),
  }
}
