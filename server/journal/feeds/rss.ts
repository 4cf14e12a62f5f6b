import { shortDescription } from '../../../contract/shape/excerpt.ts'
import { pageTitle, siteName } from '../../../contract/shape/site.ts'
import type { ShownPost } from '../../../contract/journal/post.ts'
import type { Db } from '../../../db/open.ts'
import { currentLanguage } from '../../../language/current.ts'
import { addressIn } from '../../../language/languages.ts'
import { t } from '../../../language/t.ts'
import { postsInReadersLanguage } from '../post/translated-posts.ts'
import { plainText } from '../post/post-body.ts'
import { toShownPost } from '../post/post.mapper.ts'
import { listPosts } from '../post/post.queries.ts'
import { siteInReadersLanguage } from '../../platform/translation/site-texts.ts'
import { readSite } from '../../platform/settings/settings.queries.ts'
import { element, escapeXml, xmlDocument } from './xml.ts'

const maxItems = 20

/** Feed readers show a post outside of the site, so its URLs must be absolute. */
const withAbsoluteUrls = (html: string, page: string) =>
  html.replace(/<(?:a|img)\s[^>]*>/g, (tag) =>
    tag.replace(/\s(href|src)="([^"]*)"/g, (attribute, name: string, address: string) =>
      URL.canParse(address, page) ? ` ${name}="${new URL(address, page).href}"` : attribute,
    ),
  )

function contentOf({ thumbnail, postBody }: ShownPost, page: string) {
  const picture = thumbnail.startsWith('data:') ? '' : `<p><img src="${escapeXml(thumbnail)}" alt="" /></p>`
  return withAbsoluteUrls(picture + postBody, page)
}

function item(post: ShownPost, publicUrl: string) {
  const page = new URL(addressIn(currentLanguage(), `/blog/post/${post.slug}`), publicUrl).href
  return [
    '<item>',
    element('title', post.title),
    element('link', page),
    // The address may change, so the guid is the id.
    `<guid isPermaLink="false">${escapeXml(post._id)}</guid>`,
    element('pubDate', new Date(post.publishedAt).toUTCString()),
    element('dc:creator', post.author),
    element('category', post.postCategory),
    element('description', shortDescription(post.seoDescription || plainText(post.postBody))),
    element('content:encoded', contentOf(post, page)),
    '</item>',
  ].join('\n')
}

/** The newest posts, in the current language. */
export async function rss(db: Db, publicUrl: string) {
  const language = currentLanguage()
  const site = await siteInReadersLanguage(db, await readSite(db))
  const rows = site.closed
    ? []
    : await listPosts(db, 'published', {}, true, { sort: 'desc', page: 1, limit: maxItems })
  const posts = await postsInReadersLanguage(db, rows.map(toShownPost))
  const self = new URL(addressIn(language, '/rss.xml'), publicUrl).href
  const changedAt = posts
    // A scheduled post was last saved before it was published.
    .flatMap((post) => [post.updatedAt, post.publishedAt])
    .toSorted()
    .at(-1)
  const channel = [
    element('title', pageTitle(site, t('Blog'))),
    element('link', new URL(addressIn(language, '/blog'), publicUrl).href),
    `<atom:link href="${escapeXml(self)}" rel="self" type="application/rss+xml" />`,
    element('description', site.tagline || siteName(site)),
    element('language', language),
    ...(changedAt ? [element('lastBuildDate', new Date(changedAt).toUTCString())] : []),
    ...posts.map((post) => item(post, publicUrl)),
  ]
  const namespaces = [
    'xmlns:atom="http://www.w3.org/2005/Atom"',
    'xmlns:content="http://purl.org/rss/1.0/modules/content/"',
    'xmlns:dc="http://purl.org/dc/elements/1.1/"',
  ].join(' ')
  return xmlDocument(
    `<rss version="2.0" ${namespaces}>\n<channel>\n${channel.join('\n')}\n</channel>\n</rss>`,
  )
}
