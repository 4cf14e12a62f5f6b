import { useRouteLoaderData } from 'react-router'
import { type Content, copyrightYears, type SiteFrame } from '../../contract/shape/site.ts'
import type { Viewer } from '../../contract/shape/identity.ts'

/** Loaded by the root for every page. */
export interface RootData {
  site: SiteFrame
  publicUrl: string
}

/** Needed by a few parts only. */
interface FullRootData extends RootData {
  content: Content
  hasAbout: boolean
  year: number
}

let current: SiteFrame | undefined

/** Set by the root component, because loaders in the browser cannot ask it. */
export const rememberSite = (site: SiteFrame) => {
  current = site
}

export const currentSite = () => current!

const useRootData = () => useRouteLoaderData('root') as FullRootData | undefined

/** Undefined only if the root itself could not be loaded. */
export const useOptionalSite = () => useRootData()?.site

/** For links to files of the API; the same on the server and in the browser. */
export const useApiUrl = () => (useRouteLoaderData('root') as { apiUrl: string }).apiUrl

/** What the owner says about the site. */
export const useSite = () => useOptionalSite()!

/** The years of the copyright notice. */
export function useCopyrightYears() {
  const { copyrightYear } = useSite()
  return copyrightYears(copyrightYear, useRootData()?.year ?? copyrightYear)
}

const everything = { services: true, posts: true, work: true, email: false }

/** Which kinds of content exist, and whether emails can be sent. */
export const useContent = () => useRootData()?.content ?? everything

/** Whether a page may promise an email. */
export const useSendsEmail = () => useContent().email

/** Whether a page has content; empty pages are not linked. */
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

/** The signed-in user. */
export const useViewer = () =>
  (useRouteLoaderData('root') as { viewer: Viewer | null } | undefined)?.viewer ?? null

export const useIsOwner = () => useViewer()?.role === 'owner'
