import type { Service } from '../../../../contract/portfolio/service.ts'
import {
  isLandscape,
  type SizedPicture,
  withKnownSize,
  fullWidthMinimum,
} from '../../../lib/arrange-pictures.ts'

export type Pictured = Pick<Service, 'hero' | 'thumbnail' | 'gallery'>

/**
 * The opening picture of a site without slides: the widest landscape picture of the services that none of their cards
 * shows.
 */
export function openingPicture(services: Pictured[], known: Readonly<Record<string, Partial<SizedPicture>>>) {
  const onCards = new Set(services.map(({ thumbnail }) => thumbnail))
  return withKnownSize(openingSources(services), known)
    .filter(
      (picture) => isLandscape(picture) && picture.width >= fullWidthMinimum && !onCards.has(picture.src),
    )
    .toSorted((one, other) => other.width - one.width)[0]
}

export const openingSources = (services: Pictured[]) =>
  services.flatMap(({ hero, gallery }) => [hero, ...gallery]).filter(Boolean)
