import type { Db } from '../../../db/open.ts'
import { addressIn, languages } from '../../../language/languages.ts'
import { listPostAddresses } from '../post/post-address.queries.ts'
import { readSite } from '../../platform/settings/settings.queries.ts'
import { listServiceAddresses, listWorkAddresses, maxAddresses } from './feeds.queries.ts'
import { element, escapeXml, xmlDocument } from './xml.ts'

interface SitemapPage {
  path: string
  /** If it differs from the English path. */
  banglaPath?: string
  /** Absent if unknown. */
  changedAt?: string
}

const newest = (times: (string | null | undefined)[]) =>
  times
    .filter((time) => typeof time === 'string')
    .toSorted()
    .at(-1)

/** A scheduled post was last saved before it was published. */
const postChangedAt = (post: { updated_at: string; published_at: string | null }) =>
  newest([post.updated_at, post.published_at])

export async function sitemap(db: Db, publicUrl: string) {
  const { closed } = await readSite(db)
  const [services, posts, works] = closed
    ? [[], [], []]
    : await Promise.all([
        listServiceAddresses(db),
        listPostAddresses(db, maxAddresses),
        listWorkAddresses(db),
      ])
  const servicesChangedAt = newest(services.map((service) => service.updated_at))
  const home: SitemapPage = { path: '/', changedAt: servicesChangedAt }
  const others: SitemapPage[] = [
    { path: '/about' },
    { path: '/services', changedAt: servicesChangedAt },
    ...services.map(({ id, updated_at }) => ({ path: `/services/${id}`, changedAt: updated_at })),
    ...(works.length > 0
      ? [
          { path: '/work', changedAt: newest(works.map((work) => work.updated_at)) },
          ...works.map(({ slug, updated_at }) => ({ path: `/work/${slug}`, changedAt: updated_at })),
        ]
      : []),
    { path: '/blog', changedAt: newest(posts.map(postChangedAt)) },
    ...posts.map((post) => ({
      path: `/blog/post/${post.slug}`,
      banglaPath: `/blog/post/${post.bangla_slug ?? post.slug}`,
      changedAt: postChangedAt(post),
    })),
    { path: '/contact' },
    { path: '/privacy' },
  ]
  const pages = closed ? [home] : [home, ...others]
  const urls = pages.flatMap(({ path, banglaPath = path, changedAt }) => {
    const paths = { en: path, bn: banglaPath }
    const addresses = languages.map((language) => ({
      language,
      href: new URL(addressIn(language, paths[language]), publicUrl).href,
    }))
    // Each version lists all versions, itself included, as hreflang requires.
    const links = addresses.map(
      ({ language, href }) =>
        `<xhtml:link rel="alternate" hreflang="${language}" href="${escapeXml(href)}" />`,
    )
    const lastmod = changedAt ? element('lastmod', changedAt) : ''
    return addresses.map(({ href }) => `<url>${element('loc', href)}${lastmod}${links.join('')}</url>`)
  })
  const namespaces =
    'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml"'
  return xmlDocument(`<urlset ${namespaces}>\n${urls.join('\n')}\n</urlset>`)
}
