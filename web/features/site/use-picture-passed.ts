import { useEffect, useState } from 'react'
import { useLocation } from 'react-router'

/** Whether the picture that opens the page has scrolled out of view, up to the header's lower edge. */
export function usePicturePassed(watching: boolean) {
  const { pathname } = useLocation()
  const [passed, setPassed] = useState(false)
  useEffect(() => {
    const picture = document.querySelector('#main > :first-child')
    if (!watching || !picture) return
    const observer = new IntersectionObserver(([entry]) => setPassed(entry?.isIntersecting === false), {
      rootMargin: '-72px 0px 0px',
    })
    observer.observe(picture)
    return () => {
      observer.disconnect()
      setPassed(false)
    }
  }, [watching, pathname])
  return passed
}
