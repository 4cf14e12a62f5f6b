import { useState } from 'react'
import { useRevalidator } from 'react-router'
import { ApiError } from '../../lib/api.ts'
import { toast } from '../../ui/toast.ts'

/** Does something, says how it went and shows what has become of it. */
export function useGalleryAct() {
  const { revalidate } = useRevalidator()
  const [busy, setBusy] = useState(false)
  async function run(act: () => Promise<{ message?: string }>) {
    setBusy(true)
    try {
      const { message } = await act()
      if (message) toast.success(message)
      await revalidate()
      return true
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      toast.error(error.message)
      return false
    } finally {
      setBusy(false)
    }
  }
  return { busy, run }
}
