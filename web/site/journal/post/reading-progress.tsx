import { useEffect, useRef } from 'react'
import { readFraction } from './read-fraction.ts'

/** Fills while the article around it passes: by style alone where the browser can, else by script. */
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
