import { type KeyboardEvent, useEffect, useRef, useState } from 'react'
import { addDays, weekdayOf } from '../../../../contract/shape/zone.ts'
import type { useDayDrag } from './use-day-drag.ts'

/** The day that a key moves to. */
function reached(key: string, day: string) {
  const steps: Record<string, number> = {
    ArrowLeft: -1,
    ArrowRight: 1,
    ArrowUp: -7,
    ArrowDown: 7,
    Home: -weekdayOf(day),
    End: 6 - weekdayOf(day),
    PageUp: -28,
    PageDown: 28,
  }
  const step = steps[key]
  return step === undefined ? undefined : addDays(day, step)
}

interface Options {
  days: string[]
  chosen: string
  drag: ReturnType<typeof useDayDrag>
  /** Shows the month of a day outside the screen. */
  onLeave: (day: string) => void
}

/** Arrow keys move through a grid of days with one tab stop; with Shift they select days. */
export function useGridKeys({ days, chosen, drag, onLeave }: Options) {
  const grid = useRef<HTMLDivElement>(null)
  const [focused, setFocused] = useState(chosen)
  /** The day to focus, which may not be rendered yet. */
  const wanted = useRef<string | null>(null)
  const stop = days.includes(focused) ? focused : chosen
  useEffect(() => {
    const link = wanted.current && grid.current?.querySelector<HTMLElement>(`[data-day='${wanted.current}']`)
    if (!link) return
    wanted.current = null
    link.focus()
  }, [focused, days])
  function onKeyDown(event: KeyboardEvent<HTMLDivElement>) {
    const { day } = (event.target as HTMLElement).dataset
    if (!day) return
    if (event.key === 'Enter' && drag.finish()) return event.preventDefault()
    if (event.key === 'Escape') return drag.clear()
    const next = reached(event.key, day)
    if (!next || event.ctrlKey || event.metaKey || event.altKey) return
    event.preventDefault()
    if (event.shiftKey) drag.extend(day, next)
    else drag.clear()
    wanted.current = next
    setFocused(next)
    if (!days.includes(next)) onLeave(next)
  }
  return { grid, stop, onKeyDown }
}
