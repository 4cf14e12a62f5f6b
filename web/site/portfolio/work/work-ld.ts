import type { Work } from '../../../../contract/portfolio/work.ts'
import { siteName } from '../../../../contract/shape/site.ts'
import { businessId, type JsonLd, type LdPicture } from '../../../lib/json-ld.ts'
import { absolute } from '../../../lib/seo.ts'
import type { RootData } from '../../../lib/root-data.ts'

/** The author and the copyright notice that image searches show. */
export const workLd = (
  { site, publicUrl }: RootData,
  { story, place }: Pick<Work, 'story' | 'place'>,
  { src, width, height }: LdPicture,
  name: string,
): JsonLd => ({
  '@type': 'ImageObject',
  name,
  caption: story || undefined,
  contentUrl: absolute(publicUrl, src),
  width,
  height,
  contentLocation: place ? { '@type': 'Place', name: place } : undefined,
  creator: { '@id': businessId(publicUrl) },
  creditText: site.owner || siteName(site),
  copyrightNotice: siteName(site),
})
