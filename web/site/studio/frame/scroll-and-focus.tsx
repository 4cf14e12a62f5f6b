import { useEffect, useLayoutEffect, useRef } from 'react'
import { useLocation, useNavigationType } from 'react-router'

// React warns about layout effects on the server.
const useBeforePaint = typeof window === 'undefined' ? useEffect : useLayoutEffect

/** The scroll position of each history entry. */
const places = new Map<string, number>()

const readersOwn = ['wheel', 'touchstart', 'keydown', 'pointerdown'] as const

/**
 * A page that is still loading may be too short: scrolls once it has grown, unless the reader scrolls first. Returns a
 * function that stops.
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
 * A new page scrolls to its top, while going back restores the position at once. Must come before ScrollRestoration,
 * which does the scrolling.
 */
export function ScrollAndFocus() {
  const { key, pathname } = useLocation()
  const type = useNavigationType()
  const last = useRef(pathname)
  useBeforePaint(() => {
    document.documentElement.dataset.arrival = type === 'PUSH' ? 'push' : 'still'
    // Forces a style update, or the scroll still uses the style of the previous page.
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
    // Moves the focus to the new page, so that screen readers announce it. Done later, it would steal the focus from
    // people who have pressed a key since.
    document.getElementById('main')?.focus({ preventScroll: true })
  }, [pathname])
  return null
}
