import { useState } from 'react'
import { useRevalidator } from 'react-router'
import { ApiError } from '../../lib/api.ts'
import { toast } from '../toast.ts'

/** Something that is done with one press: said when it is done, said when it is refused, and the page shows what is so now. */
export function useAct() {
  const { revalidate } = useRevalidator()
  const [busy, setBusy] = useState(false)
  async function act(run: () => Promise<{ message: string }>) {
    setBusy(true)
    try {
      toast.success((await run()).message)
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      toast.error(error.message)
    } finally {
      setBusy(false)
    }
    await revalidate()
  }
  return { busy, act }
}
