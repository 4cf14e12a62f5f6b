import { useEffect, useRef, useState } from 'react'
import { useRevalidator } from 'react-router'
import { toast, toastApiError } from '../../ui/toast.ts'
import { t } from '../../../language/t.ts'

/** The focusable element of each row's `SolveAction`. */
const actionsOf = (list: HTMLElement | null) => [
  ...(list?.querySelectorAll<HTMLElement>('[data-solves] > [tabindex], [data-solves] > button') ?? []),
]

type Act<Row> = (row: Row) => Promise<{ message: string }>

/**
 * Asks, marks a row as solved and reloads the list, with undo. The focus stays on the row; if a filter removed it, it
 * moves to the row that took its place.
 */
export function useSolving<Row extends { _id: string; resolved: boolean }>(
  rows: Row[],
  solve: Act<Row>,
  reopen: Act<Row>,
) {
  const { revalidate } = useRevalidator()
  const [asked, setAsked] = useState<Row | null>(null)
  const [busy, setBusy] = useState(false)
  const list = useRef<HTMLDivElement>(null)
  const changed = useRef<{ id: string; resolved: boolean } | null>(null)
  const place = useRef(0)

  useEffect(() => {
    const { id, resolved } = changed.current ?? {}
    if (!id || asked || rows.some((row) => row._id === id && row.resolved !== resolved)) return
    changed.current = null
    const actions = actionsOf(list.current)
    const action = actions.find((action) => action.parentElement?.dataset.solves === id)
    const next = action ?? actions[Math.min(place.current, actions.length - 1)]
    if (next) next.focus({ preventScroll: true })
    else document.getElementById('main')?.focus({ preventScroll: true })
  }, [rows, asked])

  /** Returns whether it was done. */
  async function change(row: Row, resolved: boolean, act: () => Promise<void>) {
    setBusy(true)
    try {
      await act()
      changed.current = { id: row._id, resolved }
      await revalidate()
    } catch (error) {
      toastApiError(error)
    } finally {
      setBusy(false)
      setAsked(null)
    }
  }

  const markPending = (row: Row) => change(row, false, async () => toast.success((await reopen(row)).message))

  return {
    list,
    asked,
    busy,
    ask(row: Row, button: HTMLElement) {
      place.current = actionsOf(list.current).indexOf(button)
      setAsked(row)
    },
    cancel: () => {
      if (!busy) setAsked(null)
    },
    async confirm() {
      if (!asked || busy) return
      const undo = { label: t('Undo'), run: () => void markPending(asked) }
      await change(asked, true, async () => toast.success((await solve(asked)).message, undo))
    },
    /** Marks it as pending again. */
    reopen: (row: Row) => {
      if (!busy) void markPending(row)
    },
  }
}
