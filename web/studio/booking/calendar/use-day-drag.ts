import { type MouseEvent, useRef, useState } from 'react'

interface Range {
  from: string
  to: string
}

const ordered = ([one, other]: [string, string]): Range =>
  one < other ? { from: one, to: other } : { from: other, to: one }

/** Days that are marked with the mouse or with Shift and an arrow, from the first to the one reached last. */
export function useDayDrag(onRange: (range: Range) => void) {
  const [marked, setMarked] = useState<[start: string, end: string] | null>(null)
  const isDragging = useRef(false)
  /** The mouse may be let go before the last step is drawn. */
  const latest = useRef(marked)
  const mark = (days: typeof marked) => {
    latest.current = days
    setMarked(days)
  }
  const hand = () => {
    const days = latest.current
    mark(null)
    if (!days || days[0] === days[1]) return false
    onRange(ordered(days))
    return true
  }
  const range = marked && ordered(marked)
  return {
    isMarked: (day: string) => range !== null && range.from <= day && day <= range.to,
    /** The keyboard's way: from the day it began on to the one reached now. */
    extend: (from: string, to: string) => mark([latest.current?.[0] ?? from, to]),
    clear: () => mark(null),
    /** Hands the marked days on, if there are several. */
    finish: hand,
    /** Whoever leaves the grid with the mouse has thought better of it. */
    grid: {
      onMouseUp() {
        // A dialog that opens while the mouse goes up is closed again by that very press.
        if (isDragging.current) setTimeout(hand)
        isDragging.current = false
      },
      onMouseLeave() {
        if (isDragging.current) mark(null)
        isDragging.current = false
      },
    },
    /** Fingers scroll and make no steps, and links and buttons do what they say. */
    cell: (day: string) => ({
      onMouseDown({ button, target }: MouseEvent) {
        if (button !== 0 || (target as Element).closest('a, button')) return
        isDragging.current = true
        mark([day, day])
      },
      onMouseEnter() {
        if (isDragging.current && latest.current) mark([latest.current[0], day])
      },
    }),
  }
}
