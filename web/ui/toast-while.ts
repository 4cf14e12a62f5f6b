import type { FormResult } from '../lib/submit.ts'
import { toast } from './toast.ts'

/** A loading toast that turns into the result of what is being sent. */
export async function toastWhile(text: string, sending: Promise<FormResult>) {
  const notice = toast.loading(text)
  try {
    const result = await sending
    if (result.ok) notice.success(result.message)
    else notice.error(result.message)
    return result
  } catch (error) {
    notice.dismiss()
    throw error
  }
}
