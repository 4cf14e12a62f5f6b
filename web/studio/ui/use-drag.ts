import { type PointerEvent, useEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'

/** Each draggable element has its index in `data-drag`. */
const placeAt = (x: number, y: number) => {
  const item = document.elementFromPoint(x, y)?.closest<HTMLElement>('[data-drag]')
  return item ? Number(item.dataset.drag) : null
}

/** Drags with mouse, pen or finger: the held item swaps places as soon as it is over another. */
export function useDrag(
  onMove: (from: number, to: number) => void,
  onDrop?: (place: number, from: number) => void,
) {
  const [held, setHeld] = useState<number | null>(null)
  const from = useRef(0)
  useEffect(() => {
    if (held === null) return
    const follow = ({ clientX, clientY }: globalThis.PointerEvent) => {
      const over = placeAt(clientX, clientY)
      if (over === null || over === held) return
      // Synchronously, because the pointer may be released in the same moment.
      flushSync(() => {
        setHeld(over)
        onMove(held, over)
      })
    }
    const drop = () => {
      setHeld(null)
      onDrop?.(held, from.current)
    }
    window.addEventListener('pointermove', follow)
    window.addEventListener('pointerup', drop)
    window.addEventListener('pointercancel', drop)
    return () => {
      window.removeEventListener('pointermove', follow)
      window.removeEventListener('pointerup', drop)
      window.removeEventListener('pointercancel', drop)
    }
  }, [held, onMove, onDrop])
  const hold = (place: number) => (event: PointerEvent) => {
    if (event.button !== 0) return
    from.current = place
    setHeld(place)
  }
  return { held, hold }
}
