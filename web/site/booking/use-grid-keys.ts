import { type FocusEvent, type KeyboardEvent, type RefObject, useEffect, useState } from 'react'
import { firstDayOf, monthOf } from '../../../contract/shape/month.ts'
import { dayAfterKey } from './day-after-key.ts'
import type { ShownDays } from './use-days.ts'

interface Chosen {
  chosen: string
  own?: string
  onChoose: (date: string) => void
}

/** Arrow keys within the grid; Tab reaches one day only. */
export function useGridKeys(
  table: RefObject<HTMLTableElement | null>,
  days: ShownDays,
  { chosen, own, onChoose }: Chosen,
) {
  const [focused, setFocused] = useState('')
  const { month, firstFree, today } = days
  const entry =
    [focused, chosen, own, firstFree, today].find((date) => date && monthOf(date) === month) ??
    firstDayOf(month)

  useEffect(() => {
    const marked = table.current?.querySelector<HTMLInputElement>('input:checked')
    if (marked) marked.checked = marked.value === chosen
    const input = table.current?.querySelector<HTMLInputElement>(`input[value="${chosen}"]`)
    if (input) input.checked = true
  }, [table, chosen, month])
  useEffect(() => {
    if (focused) table.current?.querySelector<HTMLInputElement>(`input[value="${focused}"]`)?.focus()
  }, [table, focused, month])

  return {
    entry,
    onKeyDown(event: KeyboardEvent<HTMLInputElement>) {
      const { value } = event.currentTarget
      const wanted = dayAfterKey(event.key, value)
      if (event.key !== 'Enter' && !wanted) return
      event.preventDefault()
      if (!wanted) return onChoose(value)
      if (monthOf(wanted) !== month) days.show(monthOf(wanted))
      setFocused(wanted)
    },
    /** Tab returns to the chosen day. */
    onBlur({ relatedTarget }: FocusEvent) {
      if (!table.current?.contains(relatedTarget)) setFocused('')
    },
  }
}
