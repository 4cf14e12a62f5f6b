import { useLayoutEffect } from 'react'
import { pageTitle } from '../../contract/shape/site.ts'
import { useSite } from './root-data.ts'

/**
 * Sets the title of a screen whose name is loaded late. React writes the title of the route only when that changes, so
 * it is restored when the screen unmounts and replaced after each render.
 */
export function useTitle(name: string) {
  const site = useSite()
  useLayoutEffect(() => {
    const title = pageTitle(site, name)
    const previousTitle = document.title
    document.title = title
    return () => {
      if (document.title === title) document.title = previousTitle
    }
  })
}
