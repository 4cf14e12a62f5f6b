import type { FastifyInstance } from 'fastify'
import type { Db } from '../../../db/open.ts'
import { addressIn, languages } from '../../../language/languages.ts'
import type { Cache } from '../../platform/cache/cache.ts'
import type { Page } from '../../platform/cache/page.ts'
import { sendCached } from '../../platform/cache/send.ts'
import { inLanguage } from '../../platform/http/language.ts'
import { rss } from './rss.ts'
import { sitemap } from './sitemap.ts'

const closed = ['/admin', '/api', '/login', '/register']

const robots = (publicUrl: string) =>
  [
    'User-agent: *',
    'Allow: /',
    ...languages.flatMap((language) => closed.map((path) => `Disallow: ${addressIn(language, path)}`)),
    '',
    `Sitemap: ${new URL('/sitemap.xml', publicUrl).href}`,
    '',
  ].join('\n')

/** For crawlers and feed readers. They are cached like pages. */
export function serveFeeds(app: FastifyInstance, db: Db, cache: Cache, publicUrl: string) {
  const serve = (path: string, type: string, write: () => string | Promise<string>) =>
    app.get(path, async (request, reply) => {
      // Cached under the bare path: a query changes nothing here.
      const page = await cache.get(path, async (): Promise<Page> => {
        const body = Buffer.from(await write())
        return { status: 200, headers: [['content-type', `${type}; charset=utf-8`]], body }
      })
      return sendCached(request, reply, cache, page)
    })

  serve('/robots.txt', 'text/plain', () => robots(publicUrl))
  serve('/sitemap.xml', 'application/xml', () => sitemap(db, publicUrl))
  for (const language of languages) {
    serve(addressIn(language, '/rss.xml'), 'application/rss+xml', () =>
      inLanguage(language, () => rss(db, publicUrl)),
    )
  }
}
