import type { CSSProperties } from 'react'
import { useContext } from 'react'
import { useHref, useViewTransitionState } from 'react-router'
import type { Work } from '../../../../contract/portfolio/work.ts'
import { langOf } from '../../../lib/lang.ts'
import { PageLink } from '../../../ui/page-link.tsx'
import { Picture, PictureLookup } from '../../../ui/picture.tsx'
import { fewRows } from './few-rows.ts'
import { workPath } from './work-path.ts'

export type WallWork = Pick<Work, 'slug' | 'src' | 'title' | 'place'>

export const toWallWork = ({ slug, src, title, place }: Work): WallWork => ({ slug, src, title, place })

/** Pictures of unknown size get the most common ratio. */
function useRatios(works: WallWork[]) {
  const known = useContext(PictureLookup)
  return works.map(({ src }) => {
    const { width = 3, height = 2 } = known[src] ?? {}
    return width / height
  })
}

interface ShotProps {
  work: WallWork
  kind?: string
  sizes: string
  priority: boolean
  style: Record<`--${string}`, number | string>
}

function Shot({ work, kind, sizes, priority, style }: ShotProps) {
  const address = workPath(work.slug, kind)
  const grows = useViewTransitionState(useHref(workPath(work.slug)))
  return (
    <li style={style as CSSProperties}>
      <PageLink to={address}>
        <Picture
          of={work.src}
          sizes={sizes}
          priority={priority}
          style={grows ? { viewTransitionName: 'photo' } : undefined}
        />
        {(work.title || work.place) && (
          <span className="wall-caption">
            <span lang={langOf(work.title)}>{work.title}</span>
            {work.place && <small lang={langOf(work.place)}>{work.place}</small>}
          </span>
        )}
      </PageLink>
    </li>
  )
}

interface WallProps {
  works: WallWork[]
  /** Kept in the addresses of the pictures. */
  kind?: string
  /** The `sizes` of each picture, from all ratios. */
  sizes: (ratios: number[]) => string[]
  /** How many are visible before scrolling. */
  first?: number
}

/** Rows of one height, edge to edge, with uncropped pictures: laid out by the browser from the sizes alone. */
export function Wall({ works, kind, sizes, first = 0 }: WallProps) {
  const ratios = useRatios(works)
  const widths = sizes(ratios)
  return (
    <ul className="wall">
      {works.map((work, index) => (
        <Shot
          key={work.slug}
          work={work}
          kind={kind}
          sizes={widths[index]!}
          priority={index < first}
          style={{ '--ratio': ratios[index]!.toFixed(4) }}
        />
      ))}
    </ul>
  )
}

/** Too few for a wall, so shown larger: one or two rows within the margins of the text, stacked on phones. */
export function FewWorks({ works, kind, first = 0 }: Omit<WallProps, 'sizes'>) {
  const ratios = useRatios(works)
  const { across, places } = fewRows(ratios)
  return (
    <div className="wrap">
      <ul className="wall wall-few" style={{ '--across': `${across}px` } as CSSProperties}>
        {works.map((work, index) => {
          const { share: ofRow, inRow } = places[index]!
          return (
            <Shot
              key={work.slug}
              work={work}
              kind={kind}
              sizes={`(width <= 760px) 100vw, ${Math.ceil(across * ofRow)}px`}
              priority={index < first}
              style={{ '--ratio': ratios[index]!.toFixed(4), '--share': ofRow.toFixed(4), '--in-row': inRow }}
            />
          )
        })}
      </ul>
    </div>
  )
}
