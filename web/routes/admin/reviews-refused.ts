import { permissionSentence } from '../../../contract/shape/errors.ts'
import { ApiError } from '../../lib/api.ts'
import { SessionEnded } from '../../lib/token.ts'
import { signOut } from '../../lib/sign-out.ts'
import { toast } from '../../ui/toast.ts'
import { t } from '../../../language/t.ts'

/** Long enough to be read before the page is left. */
const readingTime = 1500

/** Whoever asks for reviews with a token that is not theirs is told so and signed out. */
export async function signOutWhenRefused<T>(reply: Promise<T>): Promise<T> {
  try {
    return await reply
  } catch (error) {
    // Who is not signed in any more is led to sign in again, as on every other screen.
    if (error instanceof SessionEnded) throw error
    if (error instanceof ApiError && (error.status === 401 || error.status === 403)) {
      toast.error(t(permissionSentence))
      setTimeout(() => void signOut(), readingTime)
      throw new ApiError(403, t(permissionSentence))
    }
    throw error
  }
}
