import { permissionSentence } from '../../../contract/shape/errors.ts'
import { ApiError } from '../../lib/api.ts'
import { SessionEnded } from '../../lib/token.ts'
import { signOut } from '../../lib/sign-out.ts'
import { toast } from '../../ui/toast.ts'
import { t } from '../../../language/t.ts'

/** Long enough to read the message before the page changes. */
const readingTime = 1500

/** Signs people out, with a message, if they load reviews with a token that is not theirs. */
export async function signOutWhenRefused<T>(reply: Promise<T>): Promise<T> {
  try {
    return await reply
  } catch (error) {
    // An ended session leads to the sign-in page, as on every other screen.
    if (error instanceof SessionEnded) throw error
    if (error instanceof ApiError && (error.status === 401 || error.status === 403)) {
      toast.error(t(permissionSentence))
      setTimeout(() => void signOut(), readingTime)
      throw new ApiError(403, t(permissionSentence))
    }
    throw error
  }
}
