import { useEffect, useLayoutEffect, useRef } from 'react'
import { useLocation, useNavigationType } from 'react-router'

// Layout effects mean nothing on the server, and React says so there.
const useBeforePaint = typeof window === 'undefined' ? useEffect : useLayoutEffect

/** Where each entry of the history was left. */
const places = new Map<string, number>()

const readersOwn = ['wheel', 'touchstart', 'keydown', 'pointerdown'] as const

/**
 * A page that is still short has no such place yet: goes there as soon as it has grown, unless the reader moves first.
 * Returns how to stop.
 */
function goTo(place: number) {
  const growth = new ResizeObserver(() => {
    if (window.scrollY < place) window.scrollTo(0, place)
    // Positions are rounded.
    if (window.scrollY > place - 1) stop()
  })
  const stop = () => {
    growth.disconnect()
    for (const event of readersOwn) window.removeEventListener(event, stop)
  }
  growth.observe(document.body)
  for (const event of readersOwn) window.addEventListener(event, stop, { passive: true })
  return stop
}

/**
 * Opening a screen glides to its top, while going back lands at once where the reader was. Must stand before
 * ScrollRestoration, which does the scrolling.
 */
export function ScrollAndFocus() {
  const { key, pathname } = useLocation()
  const type = useNavigationType()
  const last = useRef(pathname)
  useBeforePaint(() => {
    document.documentElement.dataset.arrival = type === 'PUSH' ? 'push' : 'still'
    // Read once, or the scroll that follows still goes by the style of the page before.
    void getComputedStyle(document.documentElement).scrollBehavior
  }, [key, type])
  useBeforePaint(() => {
    const place = type === 'POP' ? places.get(key) : undefined
    const stop = place === undefined ? undefined : goTo(place)
    const note = () => void places.set(key, window.scrollY)
    window.addEventListener('scroll', note, { passive: true })
    return () => {
      stop?.()
      window.removeEventListener('scroll', note)
    }
  }, [key, type])
  useBeforePaint(() => {
    if (last.current === pathname) return
    last.current = pathname
    // The keyboard starts at the new page, and a screen reader hears that there is one. Done later, it would take the
    // focus from whoever has pressed a key since the page appeared.
    document.getElementById('main')?.focus({ preventScroll: true })
  }, [pathname])
  return null
}
