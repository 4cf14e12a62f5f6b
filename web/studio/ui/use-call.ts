import { useState } from 'react'
import { useRevalidator } from 'react-router'
import type { Endpoint, Reply } from '../../../contract/shape/endpoint.ts'
import type { CallInput } from '../../lib/api.ts'
import { signedCall } from '../../lib/signed-call.ts'
import { toast, type ToastAction, toastApiError } from '../../ui/toast.ts'

interface Said<E extends Endpoint> {
  /** Instead of the message of the reply. */
  message?: string
  /** The action of the toast, such as undo. */
  action?: (reply: Reply<E>) => ToastAction | undefined
}

const messageOf = (reply: unknown) => (reply as { message?: string }).message

/** One call of the API: busy while it runs, its message or refusal as a toast, and then the page is loaded again. */
export function useCall<E extends Endpoint>(endpoint: E) {
  const { revalidate } = useRevalidator()
  const [busy, setBusy] = useState(false)
  /** Returns the reply, or undefined if it was refused. */
  async function send(input?: CallInput<E>, { message, action }: Said<E> = {}) {
    setBusy(true)
    let reply: Reply<E> | undefined
    try {
      reply = await signedCall(endpoint, input)
      const text = message ?? messageOf(reply)
      if (text) toast.success(text, action?.(reply))
    } catch (error) {
      toastApiError(error)
    } finally {
      setBusy(false)
    }
    await revalidate()
    return reply
  }
  return { busy, send }
}
