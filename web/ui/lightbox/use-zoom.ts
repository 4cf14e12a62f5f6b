import { type CSSProperties, type RefObject, useEffect, useState } from 'react'

interface View {
  scale: number
  x: number
  y: number
}

const whole: View = { scale: 1, x: 0, y: 0 }
const largest = 4
const step = 1.6

const within = (value: number, limit: number) => Math.min(limit, Math.max(-limit, value))

/** Scales around the centre and keeps the picture within the stage. */
function fitted({ scale, x, y }: View, stage: HTMLElement): View {
  const fit = Math.min(largest, Math.max(1, scale))
  const reach = (fit - 1) / 2
  return {
    scale: fit,
    x: within(x, stage.clientWidth * reach),
    y: within(y, stage.clientHeight * reach),
  }
}

interface Point {
  x: number
  y: number
}

const distance = ([a, b]: Point[]) => Math.hypot(a!.x - b!.x, a!.y - b!.y)

/** Zooms by buttons, wheel, double click and two fingers; one finger moves the picture. */
export function useZoom(stage: RefObject<HTMLElement | null>) {
  const [view, setView] = useState(whole)

  useEffect(() => {
    const element = stage.current!
    const fingers = new Map<number, Point>()
    const change = (next: (now: View) => View) => setView((now) => fitted(next(now), element))
    const onWheel = (event: WheelEvent) => {
      event.preventDefault()
      change((now) => ({ ...now, scale: now.scale * Math.exp(-event.deltaY / 400) }))
    }
    const onDown = (event: PointerEvent) => {
      fingers.set(event.pointerId, { x: event.clientX, y: event.clientY })
    }
    const onMove = (event: PointerEvent) => {
      const last = fingers.get(event.pointerId)
      if (!last) return
      const before = fingers.size === 2 ? distance([...fingers.values()]) : 0
      const here = { x: event.clientX, y: event.clientY }
      fingers.set(event.pointerId, here)
      if (before > 0) {
        const ratio = distance([...fingers.values()]) / before
        change((now) => ({ ...now, scale: now.scale * ratio }))
      } else change((now) => ({ ...now, x: now.x + here.x - last.x, y: now.y + here.y - last.y }))
    }
    const onUp = (event: PointerEvent) => {
      fingers.delete(event.pointerId)
    }
    const onDoubleClick = () => change((now) => ({ ...now, scale: now.scale > 1 ? 1 : 2 }))
    const listening = new AbortController()
    const { signal } = listening
    // Not through React, whose wheel listeners are passive: the browser would zoom the whole page.
    element.addEventListener('wheel', onWheel, { passive: false, signal })
    element.addEventListener('dblclick', onDoubleClick, { signal })
    element.addEventListener('pointerdown', onDown, { signal })
    element.addEventListener('pointermove', onMove, { signal })
    for (const end of ['pointerup', 'pointercancel', 'pointerleave'] as const)
      element.addEventListener(end, onUp, { signal })
    return () => listening.abort()
  }, [stage])

  const scaleBy = (ratio: number) =>
    setView((now) => fitted({ ...now, scale: now.scale * ratio }, stage.current!))
  const style: CSSProperties = { transform: `translate(${view.x}px, ${view.y}px) scale(${view.scale})` }
  return {
    scale: view.scale,
    isLargest: view.scale >= largest,
    style: view.scale === 1 ? undefined : style,
    zoomIn: () => scaleBy(step),
    zoomOut: () => scaleBy(1 / step),
    reset: () => setView(whole),
  }
}
