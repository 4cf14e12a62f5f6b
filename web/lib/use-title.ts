import { useEffect } from 'react'
import { pageTitle } from '../../contract/site.ts'

/** For a screen whose name comes after the screen itself: until then the route's own title stands. */
export function useTitle(name: string) {
  useEffect(() => {
    document.title = pageTitle(name)
  }, [name])
}
