import { useEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { useNavigate, useRevalidator } from 'react-router'
import { adminRows } from '../../../contract/shape/page-sizes.ts'
import { moveItem } from './move-item.ts'
import { useDrag } from './use-drag.ts'
import { t } from '../../../language/t.ts'
import { toastApiError } from '../../ui/toast.ts'

/** The button that moved a row, wherever the row is now. */
export type MoveBy = 'up' | 'down' | 'grip'
const buttonOf = (id: string, by: MoveBy) =>
  document.querySelector<HTMLElement>(`[data-order="${CSS.escape(id)}"] [data-by="${by}"]`)

interface Options<Row> {
  list: Row[]
  titleOf: (row: Row) => string
  page: number
  total: number
  store: (id: string, place: number) => Promise<unknown>
}

/** Rows move at once and are stored afterwards; the focus follows, if necessary to another page. */
export function useOrder<Row extends { _id: string }>({ list, titleOf, page, total, store }: Options<Row>) {
  const { revalidate } = useRevalidator()
  const navigate = useNavigate()
  const [rows, setRows] = useState(list)
  const [loaded, setLoaded] = useState({ list, page })
  const [spoken, setSpoken] = useState('')
  const focused = useRef<{ id: string; by: MoveBy } | null>(null)
  const lastStored = useRef(Promise.resolve())
  const [isStoring, setIsStoring] = useState(false)
  useEffect(() => {
    if (!focused.current) return
    const { id, by } = focused.current
    focused.current = null
    // Unless the focus has moved to another row meanwhile.
    const isElsewhere = document.activeElement?.closest('[data-order]')
    if (!isElsewhere) buttonOf(id, by)?.focus()
  }, [list])

  const before = (page - 1) * adminRows

  async function settle(row: Row, place: number) {
    setSpoken(t('{title} is now {place} of {total}', { title: titleOf(row), place, total }))
    setIsStoring(true)
    // Stored one after the other, in order.
    const stored = lastStored.current.catch(() => {}).then(async () => void (await store(row._id, place)))
    lastStored.current = stored
    await stored.catch(toastApiError)
    if (lastStored.current !== stored) return
    setIsStoring(false)
    const itsPage = Math.ceil(place / adminRows)
    if (itsPage === page) await revalidate()
    else await navigate(itsPage === 1 ? '?' : `?page=${itsPage}`, { replace: true })
  }

  const drag = useDrag(
    (from, to) => setRows((now) => moveItem(now, from, to)),
    (at, from) => {
      if (at !== from) void settle(rows[at]!, before + at + 1)
      // Nothing was moved, and no other reload will show the list that arrived meanwhile.
      else if (!isStoring) setRows(list)
    },
  )
  if (loaded.list !== list) {
    setLoaded({ list, page })
    // A reload after the previous step must not revert a row that is held or being stored.
    const isMoving = drag.held !== null || isStoring
    if (!isMoving || loaded.page !== page) setRows(list)
  }

  /** To a place in the whole list, from 1. */
  function moveTo(row: Row, place: number, by: MoveBy) {
    const target = Math.max(1, Math.min(total, place))
    const from = rows.indexOf(row)
    if (target === before + from + 1) return
    focused.current = { id: row._id, by }
    const to = target - before - 1
    if (to >= 0 && to < rows.length) {
      flushSync(() => setRows(moveItem(rows, from, to)))
      buttonOf(row._id, by)?.focus()
    }
    void settle(row, target)
  }

  return { rows, titleOf, spoken, drag, moveTo, placeOf: (row: Row) => before + rows.indexOf(row) + 1 }
}

export type Order<Row extends { _id: string }> = ReturnType<typeof useOrder<Row>>
