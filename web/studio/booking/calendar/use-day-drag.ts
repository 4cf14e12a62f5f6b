import { type MouseEvent, useRef, useState } from 'react'

interface Range {
  from: string
  to: string
}

const ordered = ([one, other]: [string, string]): Range =>
  one < other ? { from: one, to: other } : { from: other, to: one }

/** Selects a range of days with the mouse, or with Shift and the arrow keys. */
export function useDayDrag(onRange: (range: Range) => void) {
  const [marked, setMarked] = useState<[start: string, end: string] | null>(null)
  const isDragging = useRef(false)
  /** The button may be released before the last move is rendered. */
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
    /** The range from the keyboard: from its first day to the current one. */
    extend: (from: string, to: string) => mark([latest.current?.[0] ?? from, to]),
    clear: () => mark(null),
    /** Reports the selected days if there are several. */
    finish: hand,
    /** Leaving the grid with the mouse cancels the selection. */
    grid: {
      onMouseUp() {
        // A dialog opened on mouseup is closed by the click that follows.
        if (isDragging.current) setTimeout(hand)
        isDragging.current = false
      },
      onMouseLeave() {
        if (isDragging.current) mark(null)
        isDragging.current = false
      },
    },
    /** Touch scrolls instead of selecting, and links and buttons keep their own action. */
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
