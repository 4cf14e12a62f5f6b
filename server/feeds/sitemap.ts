import type { Db } from '../../db/open.ts'
import { listPostAddresses, listServiceAddresses } from './feeds.queries.ts'
import { element, xmlDocument } from './xml.ts'

interface Entry {
  path: string
  /** Left out where nobody knows. */
  changedAt?: string
}

const newest = (times: string[]) => times.toSorted().at(-1)

export async function sitemap(db: Db, publicUrl: string) {
  const [services, posts] = await Promise.all([listServiceAddresses(db), listPostAddresses(db)])
  const servicesChangedAt = newest(services.map((service) => service.updated_at))
  const entries: Entry[] = [
    { path: '/', changedAt: servicesChangedAt },
    { path: '/about' },
    { path: '/services', changedAt: servicesChangedAt },
    ...services.map(({ id, updated_at }) => ({ path: `/services/${id}`, changedAt: updated_at })),
    { path: '/blog', changedAt: newest(posts.map((post) => post.updated_at)) },
    ...posts.map(({ slug, updated_at }) => ({ path: `/blog/post/${slug}`, changedAt: updated_at })),
    { path: '/contact' },
  ]
  const urls = entries.map(({ path, changedAt }) => {
    const lastmod = changedAt ? element('lastmod', changedAt) : ''
    return `<url>${element('loc', new URL(path, publicUrl).href)}${lastmod}</url>`
  })
  return xmlDocument(
    `<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${urls.join('\n')}\n</urlset>`,
  )
}
