import { useEffect, useState } from 'react'
import { useLocation } from 'react-router'

/** On the opening picture, over it while it scrolls away, or over the page behind it. */
export type HeaderPlace = 'picture' | 'scrolled' | 'page'

function placeNow(header: HTMLElement): HeaderPlace {
  if (window.scrollY <= 0) return 'picture'
  const picture = document.querySelector('#main > :first-child')
  return picture && picture.getBoundingClientRect().bottom > header.offsetHeight ? 'scrolled' : 'page'
}

export function useHeaderPlace(overPicture: boolean) {
  const { pathname } = useLocation()
  const [place, setPlace] = useState<HeaderPlace>('picture')
  useEffect(() => {
    const header = document.querySelector<HTMLElement>('.site-header')
    if (!overPicture || !header) return
    const look = () => setPlace(placeNow(header))
    look()
    window.addEventListener('scroll', look, { passive: true })
    window.addEventListener('resize', look)
    return () => {
      window.removeEventListener('scroll', look)
      window.removeEventListener('resize', look)
      setPlace('picture')
    }
  }, [overPicture, pathname])
  return overPicture ? place : undefined
}
