import { ApiError } from '../lib/api.ts'
import { toast } from './toast.ts'

/** For a `catch`: what the API refused is said to the person; anything else is a fault of ours and goes on. */
export function toastRefusal(error: unknown): asserts error is ApiError {
  if (!(error instanceof ApiError)) throw error
  toast.error(error.message)
}
