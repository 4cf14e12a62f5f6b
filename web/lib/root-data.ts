import { useRouteLoaderData } from 'react-router'
import { type Content, copyrightYears, type SiteFrame } from '../../contract/shape/site.ts'
import type { Viewer } from '../../contract/shape/identity.ts'

/** What the root tells every page. */
export interface RootData {
  site: SiteFrame
  publicUrl: string
}

/** And what only some parts of it ask for. */
interface FullRootData extends RootData {
  content: Content
  hasAbout: boolean
  year: number
}

let current: SiteFrame | undefined

/** The root tells, since what loads pages in the browser cannot ask it. */
export const rememberSite = (site: SiteFrame) => {
  current = site
}

export const currentSite = () => current!

const useRootData = () => useRouteLoaderData('root') as FullRootData | undefined

/** Undefined only where not even the root could be loaded. */
export const useOptionalSite = () => useRootData()?.site

/** For links to files of the API, which are the same on the server and in the browser. */
export const useApiUrl = () => (useRouteLoaderData('root') as { apiUrl: string }).apiUrl

/** What the owner says about the site. */
export const useSite = () => useOptionalSite()!

/** The years of the copyright notice. */
export function useCopyrightYears() {
  const { copyrightYear } = useSite()
  return copyrightYears(copyrightYear, useRootData()?.year ?? copyrightYear)
}

const everything = { services: true, posts: true, work: true, email: false }

/** Which kinds of entries there are any of, and whether emails go out. */
export const useContent = () => useRootData()?.content ?? everything

/** Whether a page may say that an email comes. */
export const useSendsEmail = () => useContent().email

/** Whether a page has anything to show: no link leads to one that has not. */
export function useIsFilled() {
  const { services, posts, work } = useContent()
  const hasAbout = useRootData()?.hasAbout ?? true
  return (path: string) => {
    if (path === '/services') return services
    if (path === '/blog') return posts
    if (path === '/work') return work
    return path !== '/about' || hasAbout
  }
}

/** Who is signed in, as the root of every page knows it. */
export const useViewer = () =>
  (useRouteLoaderData('root') as { viewer: Viewer | null } | undefined)?.viewer ?? null

export const useIsOwner = () => useViewer()?.role === 'owner'
