import { useLayoutEffect } from 'react'
import { pageTitle } from '../../contract/shape/site.ts'
import { useSite } from './root-data.ts'

/**
 * For a screen whose name comes after the screen itself: until then the route's own title stands. That one is React's,
 * which writes it only when it changes by its own account; so it is put back when the screen goes, and written over again
 * whenever the screen is drawn.
 */
export function useTitle(name: string) {
  const site = useSite()
  useLayoutEffect(() => {
    const own = pageTitle(site, name)
    const routes = document.title
    document.title = own
    return () => {
      if (document.title === own) document.title = routes
    }
  })
}
