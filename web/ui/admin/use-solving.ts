import { useEffect, useRef, useState } from 'react'
import { useRevalidator } from 'react-router'
import { ApiError } from '../../lib/api.ts'
import { toast } from '../toast.ts'

/** Whatever can take the focus inside of `SolveAction`, one a row. */
const actionsOf = (list: HTMLElement | null) => [
  ...(list?.querySelectorAll<HTMLElement>('[data-solves] > [tabindex], [data-solves] > button') ?? []),
]

/**
 * Asks about one row, marks it as solved and reloads the list in place. The focus stays with the row; where a filter
 * has taken the row away, it goes to the one that moved up.
 */
export function useSolving<Row extends { _id: string; resolved: boolean }>(
  rows: Row[],
  solve: (row: Row) => Promise<{ message: string }>,
) {
  const { revalidate } = useRevalidator()
  const [asked, setAsked] = useState<Row | null>(null)
  const [busy, setBusy] = useState(false)
  const list = useRef<HTMLDivElement>(null)
  const solved = useRef<string | null>(null)
  const place = useRef(0)

  useEffect(() => {
    const id = solved.current
    if (!id || asked || rows.some(({ _id, resolved }) => _id === id && !resolved)) return
    solved.current = null
    const actions = actionsOf(list.current)
    const own = actions.find((action) => action.parentElement?.dataset.solves === id)
    const next = own ?? actions[Math.min(place.current, actions.length - 1)]
    if (next) next.focus({ preventScroll: true })
    else document.getElementById('main')?.focus({ preventScroll: true })
  }, [rows, asked])

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
      setBusy(true)
      try {
        toast.success((await solve(asked)).message)
        solved.current = asked._id
        await revalidate()
      } catch (error) {
        if (!(error instanceof ApiError)) throw error
        toast.error(error.message)
      } finally {
        setBusy(false)
        setAsked(null)
      }
    },
  }
}
