import type { FastifyInstance } from 'fastify'
import type { Db } from '../../../db/open.ts'
import { addressIn, languages } from '../../../language/languages.ts'
import type { Cache } from '../../platform/cache/cache.ts'
import type { Page } from '../../platform/cache/page.ts'
import { sendCached } from '../../platform/cache/send.ts'
import { inLanguage } from '../../platform/http/language.ts'
import { rss } from './rss.ts'
import { sitemap } from './sitemap.ts'

const disallowed = ['/admin', '/api', '/login', '/register']

const robots = (publicUrl: string) =>
  [
    'User-agent: *',
    'Allow: /',
    ...languages.flatMap((language) => disallowed.map((path) => `Disallow: ${addressIn(language, path)}`)),
    '',
    `Sitemap: ${new URL('/sitemap.xml', publicUrl).href}`,
    '',
  ].join('\n')

/** The files for crawlers and feed readers, cached like pages. */
export function serveFeeds(app: FastifyInstance, db: Db, cache: Cache, publicUrl: string) {
  const serve = (path: string, type: string, write: () => string | Promise<string>) =>
    app.get(path, async (request, reply) => {
      // The query string changes nothing, so the path alone is the key.
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
