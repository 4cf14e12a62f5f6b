import type { FastifyInstance } from 'fastify'
import type { Db } from '../../db/open.ts'
import type { PageCache } from '../pages/page-cache.ts'
import { sendKept } from '../pages/pages.ts'
import { toPage } from '../pages/render.ts'
import { rss } from './rss.ts'
import { sitemap } from './sitemap.ts'

const closed = ['/admin', '/api', '/login', '/register']

const robots = (publicUrl: string) =>
  [
    'User-agent: *',
    'Allow: /',
    ...closed.map((path) => `Disallow: ${path}`),
    '',
    `Sitemap: ${new URL('/sitemap.xml', publicUrl).href}`,
    '',
  ].join('\n')

/** For crawlers and feed readers. Kept with the pages, so they are as fresh and as cheap. */
export function serveFeeds(app: FastifyInstance, db: Db, cache: PageCache, publicUrl: string) {
  const serve = (path: string, type: string, write: () => string | Promise<string>) =>
    app.get(path, async (request, reply) => {
      // Filed under the bare path: a query changes nothing here.
      const page = await cache.get(path, async () =>
        toPage(200, [['content-type', `${type}; charset=utf-8`]], Buffer.from(await write())),
      )
      return sendKept(request, reply, cache, page)
    })

  serve('/robots.txt', 'text/plain', () => robots(publicUrl))
  serve('/sitemap.xml', 'application/xml', () => sitemap(db, publicUrl))
  serve('/rss.xml', 'application/rss+xml', () => rss(db, publicUrl))
}
