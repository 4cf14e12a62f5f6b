import { useState } from 'react'
import { useRevalidator } from 'react-router'
import { toast, toastApiError } from '../../ui/toast.ts'

/** Something that is done with one press: said when it is done, said when it is refused, and the page shows what is so now. */
export function useAct() {
  const { revalidate } = useRevalidator()
  const [busy, setBusy] = useState(false)
  /** Whether it was done. */
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
