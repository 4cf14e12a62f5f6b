import { useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { useRevalidator } from 'react-router'
import { ApiError } from '../../lib/api.ts'
import { toast } from '../toast.ts'

/**
 * Asks about one row of a list, changes it and reloads the list in place. The focus then goes to the same button of
 * the row that moved up, since the row it came from is gone.
 */
export function useRemoval<Row>(remove: (row: Row) => Promise<{ message: string }>) {
  const { revalidate } = useRevalidator()
  const [asked, setAsked] = useState<Row | null>(null)
  const [busy, setBusy] = useState(false)
  const list = useRef<HTMLDivElement>(null)
  const place = useRef(0)

  const buttons = () => [...(list.current?.querySelectorAll<HTMLElement>('[data-removes]') ?? [])]
  const focusNear = () => {
    const left = buttons()
    const next = left[Math.min(place.current, left.length - 1)] ?? document.getElementById('main')
    next?.focus({ preventScroll: left.length === 0 })
  }

  return {
    list,
    asked,
    busy,
    /** Goes on the button that asks. */
    ask(row: Row, button: HTMLElement) {
      place.current = buttons().indexOf(button)
      setAsked(row)
    },
    cancel: () => {
      if (!busy) setAsked(null)
    },
    async confirm() {
      if (!asked || busy) return
      setBusy(true)
      let removed = false
      try {
        toast.success((await remove(asked)).message)
        removed = true
        await revalidate()
      } catch (error) {
        if (!(error instanceof ApiError)) throw error
        toast.error(error.message)
      } finally {
        // The dialog must be gone before the focus can leave it.
        flushSync(() => {
          setBusy(false)
          setAsked(null)
        })
        if (removed) focusNear()
      }
    },
  }
}
