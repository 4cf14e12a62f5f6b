import { useEffect, useRef } from 'react'

/** Fills while the article scrolls: by CSS alone where the browser can, else by script. */
export function ReadingProgress() {
  const ref = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const bar = ref.current
    const text = bar?.parentElement
    if (!bar || !text || CSS.supports('animation-timeline: view()')) return
    let frame = 0
    const draw = () => {
      frame = 0
      bar.style.transform = `scaleX(${readFraction(text.getBoundingClientRect(), window.innerHeight)})`
    }
    const later = () => (frame ||= requestAnimationFrame(draw))
    draw()
    window.addEventListener('scroll', later, { passive: true })
    window.addEventListener('resize', later)
    return () => {
      cancelAnimationFrame(frame)
      window.removeEventListener('scroll', later)
      window.removeEventListener('resize', later)
    }
  }, [])
  return <div ref={ref} className="reading" aria-hidden="true" />
}

/** How much of a text has scrolled past, from 0 to 1. */
export function readFraction({ top, height }: { top: number; height: number }, windowHeight: number) {
  const way = height - windowHeight
  if (way <= 0) return top <= 0 ? 1 : 0
  return Math.min(1, Math.max(0, -top / way))
}
