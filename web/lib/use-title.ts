import { useEffect } from 'react'
import { pageTitle } from '../../contract/site.ts'
import { useSite } from './site.ts'

/** For a screen whose name comes after the screen itself: until then the route's own title stands. */
export function useTitle(name: string) {
  const site = useSite()
  useEffect(() => {
    document.title = pageTitle(site, name)
  }, [site, name])
}
