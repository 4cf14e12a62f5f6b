import type { MetaDescriptor } from 'react-router'
import { shortDescription } from '../../contract/shape/excerpt.ts'
import type { SitePicture } from '../../contract/shape/site-settings.ts'
import { pageTitle, siteName } from '../../contract/shape/site.ts'
import type { JsonLd } from './json-ld.ts'
import type { RootData } from './root-data.ts'
import { currentLanguage } from '../../language/current.ts'
import { addressIn, type Language, languages } from '../../language/languages.ts'
import { t } from '../../language/t.ts'

export interface Seo {
  /** Without the brand: 'About' becomes 'About - Aloka Photography'. */
  title: string
  description?: string
  /**
   * The canonical path with the relevant part of its query: '/services?page=2'. Some pages have a path for each
   * language.
   */
  path: string | Record<Language, string>
  picture?: Pick<SitePicture, 'src' | 'alt'> & Partial<Pick<SitePicture, 'width' | 'height'>>
  type?: 'website' | 'article'
  jsonLd?: JsonLd[]
}

export const absolute = (publicUrl: string, address: string) => new URL(address, `${publicUrl}/`).href

const pictureTags = (address: string, { alt, width, height }: NonNullable<Seo['picture']>) => [
  { property: 'og:image', content: address },
  { property: 'og:image:alt', content: alt },
  ...(width ? [{ property: 'og:image:width', content: String(width) }] : []),
  ...(height ? [{ property: 'og:image:height', content: String(height) }] : []),
  { name: 'twitter:image', content: address },
  { name: 'twitter:image:alt', content: alt },
]

const openGraphLocales: Record<Language, string> = { en: 'en_US', bn: 'bn_BD' }

const alternate = (hrefLang: Language | 'x-default', href: string) => ({
  tagName: 'link',
  rel: 'alternate',
  hrefLang,
  href,
})

/** Title, description, canonical address, Open Graph and Twitter cards and structured data of a page. */
export function seo({ site, publicUrl }: RootData, page: Seo): MetaDescriptor[] {
  const title = pageTitle(site, page.title)
  const description = shortDescription(page.description || site.description || siteName(site))
  const language = currentLanguage()
  const addressOf = (other: Language) =>
    absolute(publicUrl, addressIn(other, typeof page.path === 'string' ? page.path : page.path[other]))
  const url = addressOf(language)
  const picture = page.picture ?? site.pictures.share
  return [
    { title },
    { name: 'description', content: description },
    { tagName: 'link', rel: 'canonical', href: url },
    ...languages.map((other) => alternate(other, addressOf(other))),
    alternate('x-default', addressOf('en')),
    { property: 'og:site_name', content: siteName(site) },
    { property: 'og:type', content: page.type ?? 'website' },
    { property: 'og:title', content: title },
    { property: 'og:description', content: description },
    { property: 'og:url', content: url },
    { property: 'og:locale', content: openGraphLocales[language] },
    { name: 'twitter:card', content: picture.src ? 'summary_large_image' : 'summary' },
    { name: 'twitter:title', content: title },
    { name: 'twitter:description', content: description },
    ...(picture.src ? pictureTags(absolute(publicUrl, picture.src), picture) : []),
    // React Router escapes the markup of this script; as data it needs no hash.
    ...(page.jsonLd ?? []).map((item) => ({
      'script:ld+json': { '@context': 'https://schema.org', ...item },
    })),
  ]
}

/** The feed of the blog. */
export const feed = ({ site }: Pick<RootData, 'site'>): MetaDescriptor => ({
  tagName: 'link',
  rel: 'alternate',
  type: 'application/rss+xml',
  title: pageTitle(site, t('Blog')),
  href: addressIn(currentLanguage(), '/rss.xml'),
})

/** For pages that search engines must not list, such as errors and unknown addresses. */
export const unlisted = (known: Pick<RootData, 'site'> | undefined, title: string): MetaDescriptor[] => [
  { title: known ? pageTitle(known.site, title) : title },
  { name: 'robots', content: 'noindex' },
]
