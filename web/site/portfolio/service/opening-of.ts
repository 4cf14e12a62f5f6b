import type { Service } from '../../../../contract/portfolio/service.ts'
import {
  fitsFullWidth,
  isLandscape,
  type SizedPicture,
  withKnownSize,
} from '../../../lib/arrange-pictures.ts'

type Opened = Pick<Service, 'hero' | 'thumbnail' | 'gallery'>

/**
 * The opening of the page of a service: one picture across the page, or, if none is wide enough, one or two next to the
 * title.
 */
export function openingOf(
  { hero, thumbnail, gallery }: Opened,
  known: Readonly<Record<string, Partial<SizedPicture>>>,
): { wide?: SizedPicture; beside: string[] } {
  const widest = withKnownSize(gallery, known)
    .filter(fitsFullWidth)
    .toSorted((one, other) => other.width - one.width)
  const wide = [...withKnownSize([hero, thumbnail], known).filter(fitsFullWidth), ...widest][0]
  if (wide) return { wide, beside: [] }
  const portraits = withKnownSize([hero, thumbnail, ...gallery], known).filter(
    (picture) => !isLandscape(picture),
  )
  if (portraits.length > 1) return { beside: portraits.slice(0, 2).map(({ src }) => src) }
  return { beside: [hero || thumbnail] }
}
