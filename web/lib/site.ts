import { useRouteLoaderData } from 'react-router'
import type { Site } from '../../contract/site-settings.ts'

/** What the root tells every page. */
export interface Known {
  site: Site
  publicUrl: string
}

let current: Site | undefined

/** The root tells, since what loads pages in the browser cannot ask it. */
export const rememberSite = (site: Site) => {
  current = site
}

export const currentSite = () => current!

/** Undefined only where not even the root could be loaded. */
export const useKnownSite = () => (useRouteLoaderData('root') as Known | undefined)?.site

/** What the owner says about the site. */
export const useSite = () => useKnownSite()!
