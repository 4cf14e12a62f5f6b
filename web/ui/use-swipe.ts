import { type PointerEvent, useRef } from 'react'

const reach = 48

/** Horizontal swipes by finger or pen. A mouse is ignored, because it may be selecting text. */
export function useSwipe(onLeft: () => void, onRight: () => void) {
  const start = useRef<{ x: number; y: number }>(null)
  return {
    onPointerDown(event: PointerEvent) {
      start.current = event.pointerType === 'mouse' ? null : { x: event.clientX, y: event.clientY }
    },
    onPointerUp(event: PointerEvent) {
      if (!start.current) return
      const across = event.clientX - start.current.x
      const down = event.clientY - start.current.y
      start.current = null
      if (Math.abs(across) < reach || Math.abs(across) < Math.abs(down)) return
      if (across < 0) onLeft()
      else onRight()
    },
    onPointerCancel() {
      start.current = null
    },
  }
}
