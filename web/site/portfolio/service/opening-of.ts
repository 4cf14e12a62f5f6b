import type { Service } from '../../../../contract/portfolio/service.ts'
import { goesFromEdgeToEdge, lies, type Sized, sized } from '../../../lib/arrange-pictures.ts'

type Opened = Pick<Service, 'hero' | 'thumbnail' | 'gallery'>

/**
 * What the page of a service opens with: one picture from edge to edge, or, where none is wide enough for that, one or two
 * beside the title.
 */
export function openingOf(
  { hero, thumbnail, gallery }: Opened,
  known: Readonly<Record<string, Partial<Sized>>>,
): { wide?: Sized; beside: string[] } {
  const widest = sized(gallery, known)
    .filter(goesFromEdgeToEdge)
    .toSorted((one, other) => other.width - one.width)
  const wide = [...sized([hero, thumbnail], known).filter(goesFromEdgeToEdge), ...widest][0]
  if (wide) return { wide, beside: [] }
  const standing = sized([hero, thumbnail, ...gallery], known).filter((picture) => !lies(picture))
  if (standing.length > 1) return { beside: standing.slice(0, 2).map(({ src }) => src) }
  return { beside: [hero || thumbnail] }
}
