import type { Service } from '../../../../contract/portfolio/service.ts'
import { lies, type Sized, sized, wideEnough } from '../../../lib/arrange-pictures.ts'

export type Pictured = Pick<Service, 'hero' | 'thumbnail' | 'gallery'>

/** A site without slides opens with the widest picture of its services that lies and that no card of theirs shows. */
export function openingPicture(services: Pictured[], known: Readonly<Record<string, Partial<Sized>>>) {
  const onCards = new Set(services.map(({ thumbnail }) => thumbnail))
  return sized(openingSources(services), known)
    .filter((picture) => lies(picture) && picture.width >= wideEnough && !onCards.has(picture.src))
    .toSorted((one, other) => other.width - one.width)[0]
}

export const openingSources = (services: Pictured[]) =>
  services.flatMap(({ hero, gallery }) => [hero, ...gallery]).filter(Boolean)
