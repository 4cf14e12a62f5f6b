import { useEffect, useRef, useState } from 'react'
import { useRevalidator } from 'react-router'
import { toast, toastApiError } from '../../ui/toast.ts'

/** The delete buttons carry `data-removes`, one in each row. */
const buttonsOf = (list: HTMLElement | null) => [
  ...(list?.querySelectorAll<HTMLElement>('[data-removes]') ?? []),
]

/**
 * Confirms, removes a row and reloads the list. The focus then moves to the same button of the row that took its place.
 */
export function useRemoval<Row extends { _id: string }>(
  rows: Row[],
  remove: (row: Row) => Promise<{ message: string }>,
) {
  const { revalidate } = useRevalidator()
  const [asked, setAsked] = useState<Row | null>(null)
  const [busy, setBusy] = useState(false)
  const list = useRef<HTMLDivElement>(null)
  const removed = useRef<{ id: string; place: number } | null>(null)
  const place = useRef(0)

  useEffect(() => {
    const gone = removed.current
    if (!gone || asked || rows.some(({ _id }) => _id === gone.id)) return
    removed.current = null
    const left = buttonsOf(list.current)
    const next = left[Math.min(gone.place, left.length - 1)]
    if (next) next.focus()
    else document.getElementById('main')?.focus({ preventScroll: true })
  }, [rows, asked])

  return {
    list,
    asked,
    busy,
    ask(row: Row, button: HTMLElement) {
      place.current = buttonsOf(list.current).indexOf(button)
      setAsked(row)
    },
    cancel: () => {
      if (!busy) setAsked(null)
    },
    async confirm() {
      if (!asked || busy) return
      setBusy(true)
      try {
        toast.success((await remove(asked)).message)
        removed.current = { id: asked._id, place: place.current }
        await revalidate()
      } catch (error) {
        toastApiError(error)
      } finally {
        setBusy(false)
        setAsked(null)
      }
    },
  }
}
