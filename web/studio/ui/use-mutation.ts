import { useState } from 'react'
import { useRevalidator } from 'react-router'
import { toast, toastApiError } from '../../ui/toast.ts'

/** Runs one call: shows its message or its error, and reloads the page. */
export function useMutation() {
  const { revalidate } = useRevalidator()
  const [busy, setBusy] = useState(false)
  /** Returns whether it succeeded. */
  async function act(run: () => Promise<{ message?: string }>) {
    setBusy(true)
    let isDone = false
    try {
      const { message } = await run()
      if (message) toast.success(message)
      isDone = true
    } catch (error) {
      toastApiError(error)
    } finally {
      setBusy(false)
    }
    await revalidate()
    return isDone
  }
  return { busy, act }
}
