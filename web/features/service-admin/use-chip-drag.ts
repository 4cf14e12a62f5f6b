import { type PointerEvent, useEffect, useState } from 'react'

const chipAt = (x: number, y: number) => {
  const chip = document.elementFromPoint(x, y)?.closest<HTMLElement>('[data-chip]')
  return chip ? Number(chip.dataset.chip) : null
}

/** Dragging with mouse, pen or finger alike: the held chip changes places as soon as it is over another one. */
export function useChipDrag(onMove: (from: number, to: number) => void) {
  const [held, setHeld] = useState<number | null>(null)
  useEffect(() => {
    if (held === null) return
    const follow = ({ clientX, clientY }: globalThis.PointerEvent) => {
      const over = chipAt(clientX, clientY)
      if (over === null || over === held) return
      setHeld(over)
      onMove(held, over)
    }
    const drop = () => setHeld(null)
    window.addEventListener('pointermove', follow)
    window.addEventListener('pointerup', drop)
    window.addEventListener('pointercancel', drop)
    return () => {
      window.removeEventListener('pointermove', follow)
      window.removeEventListener('pointerup', drop)
      window.removeEventListener('pointercancel', drop)
    }
  }, [held, onMove])
  const hold = (place: number) => (event: PointerEvent) => {
    if (event.button === 0) setHeld(place)
  }
  return { held, hold }
}
