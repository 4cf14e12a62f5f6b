import { isUrl } from '../../../lib/url.ts'

interface Link {
  href: string
  target: string
  hasAttribute(name: string): boolean
}

const servedAsFile = /^\/(api|media)\/|\.\w+$/

/** The path on this site that a link leads to; null for other sites, files, new tabs and anchors on the same page. */
export function insidePath(link: Link, here: string): string | null {
  if (!isUrl(link.href) || (link.target && link.target !== '_self') || link.hasAttribute('download'))
    return null
  const [to, from] = [new URL(link.href), new URL(here)]
  if (to.origin !== from.origin || servedAsFile.test(to.pathname)) return null
  if (to.hash && to.pathname === from.pathname && to.search === from.search) return null
  return to.pathname + to.search + to.hash
}
