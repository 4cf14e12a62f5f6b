import { useEffect, useLayoutEffect, useRef } from 'react'
import { useLocation, useNavigationType } from 'react-router'

// Layout effects mean nothing on the server, and React says so there.
const useBeforePaint = typeof window === 'undefined' ? useEffect : useLayoutEffect

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
    if (last.current === pathname) return
    last.current = pathname
    // The keyboard starts at the new page, and a screen reader hears that there is one. Done later, it would take the
    // focus from whoever has pressed a key since the page appeared.
    document.getElementById('main')?.focus({ preventScroll: true })
  }, [pathname])
  return null
}
