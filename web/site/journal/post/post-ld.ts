import { shortDescription } from '../../../../contract/shape/excerpt.ts'
import { siteName } from '../../../../contract/shape/site.ts'
import type { ShownPost, Post } from '../../../../contract/journal/post.ts'
import { currentLanguage } from '../../../../language/current.ts'
import { addressIn } from '../../../../language/languages.ts'
import { businessId, imageLd, type JsonLd, type LdPicture } from '../../../lib/json-ld.ts'
import { langOf } from '../../../lib/lang.ts'
import { absolute } from '../../../lib/seo.ts'
import type { RootData as Surroundings } from '../../../lib/root-data.ts'
import { wordCount } from './body-html.ts'
import { postPath } from './post-path.ts'
import { pictureOf } from '../../../ui/picture-lookup.ts'
import type { PictureInfo } from '../../../ui/picture.tsx'

interface RootData {
  /** The text of the body. */
  text: string
  picture?: LdPicture
}

export function postLd(
  { site, publicUrl }: Surroundings,
  post: ShownPost,
  { text, picture }: RootData,
): JsonLd {
  const at = (path: string) => absolute(publicUrl, addressIn(currentLanguage(), path))
  const url = at(postPath(post.slug))
  return {
    '@type': 'BlogPosting',
    '@id': `${url}#post`,
    mainEntityOfPage: url,
    url,
    headline: post.title,
    description: shortDescription(text),
    image: picture && imageLd(publicUrl, picture),
    datePublished: post.publishedAt,
    dateModified: post.updatedAt,
    articleSection: post.postCategory,
    wordCount: wordCount(text),
    timeRequired: `PT${post.readingMinute}M`,
    inLanguage: langOf(text) ?? currentLanguage(),
    author: { '@type': 'Person', name: post.author, url: at('/about') },
    publisher: {
      '@type': 'Organization',
      '@id': businessId(publicUrl),
      name: siteName(site),
      url: at('/'),
    },
  }
}

/** The picture that social networks show; undefined for the embedded placeholder of a failed upload. */
export function sharePicture(post: Post, pictures: PictureInfo[]) {
  if (post.thumbnail.startsWith('data:')) return undefined
  return pictureOf(post.thumbnail, pictures, post.title)
}
