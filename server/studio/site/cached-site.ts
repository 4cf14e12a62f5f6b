import type { Content } from '../../../contract/shape/site.ts'
import { defaultSite, type Site } from '../../../contract/shape/site-settings.ts'
import type { Db } from '../../../db/open.ts'
import { type Language, languages } from '../../../language/languages.ts'
import { inLanguage } from '../../platform/http/language.ts'
import { siteInReadersLanguage } from '../../platform/translation/site-texts.ts'
import { readSite } from '../../platform/settings/settings.queries.ts'
import type { MailServerSettings } from '../../platform/mail/mail-server.ts'
import { findContent } from './content.queries.ts'

const maxAge = 60_000

/**
 * Data that every page needs, cached until it is invalidated. If the database fails for a while, pages use the last
 * known value.
 */
function createCached<T>(find: () => Promise<T>, first: T) {
  let cached: { reading: Promise<T>; since: number } | undefined
  let last = first
  return {
    read(): Promise<T> {
      if (cached && Date.now() - cached.since < maxAge) return cached.reading
      const reading: Promise<T> = find().then(
        (found) => (last = found),
        () => {
          if (cached?.reading === reading) cached = undefined
          return last
        },
      )
      cached = { reading, since: Date.now() }
      return reading
    },
    invalidate() {
      cached = undefined
    },
  }
}

/** The settings of the site, in both languages. */
export function createCachedSite(db: Db) {
  const [en, bn] = languages.map((language) =>
    createCached<Site>(
      () => inLanguage(language, async () => siteInReadersLanguage(db, await readSite(db))),
      defaultSite,
    ),
  ) as [Cached<Site>, Cached<Site>]
  return {
    read: (language: Language) => (language === 'bn' ? bn : en).read(),
    invalidate() {
      en.invalidate()
      bn.invalidate()
    },
  }
}

type Cached<T> = ReturnType<typeof createCached<T>>

/** Which kinds of content the site has. */
export const createCachedContent = (db: Db, mailServer: Pick<MailServerSettings, 'canSend'>) =>
  createCached<Content>(async () => ({ ...(await findContent(db)), email: await mailServer.canSend() }), {
    services: true,
    posts: true,
    work: true,
    email: false,
  })
