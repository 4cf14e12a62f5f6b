import type { CSSProperties } from 'react'
import { useContext } from 'react'
import { useHref, useViewTransitionState } from 'react-router'
import type { Work } from '../../../contract/work.ts'
import { langOf } from '../../lib/lang.ts'
import { PageLink } from '../../ui/page-link.tsx'
import { Picture, PictureLookup } from '../../ui/picture.tsx'
import { workPath } from './work-path.ts'

export type WallWork = Pick<Work, 'slug' | 'src' | 'title' | 'place'>

export const toWallWork = ({ slug, src, title, place }: Work): WallWork => ({ slug, src, title, place })

/** Rows are stretched to the edges, by a quarter at most for most pictures. */
const stretch = 1.25

function Shot({
  work,
  kind,
  row,
  priority,
}: {
  work: WallWork
  kind?: string
  row: Rows
  priority: boolean
}) {
  const address = workPath(work.slug, kind)
  const grows = useViewTransitionState(useHref(workPath(work.slug)))
  const { width = 3, height = 2 } = useContext(PictureLookup)[work.src] ?? {}
  const ratio = width / height
  const across = (high: number) => Math.ceil(high * ratio * stretch)
  return (
    <li style={{ '--ratio': ratio.toFixed(4) } as CSSProperties}>
      <PageLink to={address}>
        <Picture
          of={work.src}
          sizes={`(width <= 760px) ${across(row.phone)}px, ${across(row.wide)}px`}
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

/** How high the rows are that a browser aims at, as in the style sheet. */
interface Rows {
  wide: number
  phone: number
}

interface WallProps {
  works: WallWork[]
  /** Kept in the addresses of its pictures. */
  kind?: string
  row: Rows
  /** How many of them are seen before anything is scrolled. */
  first?: number
}

/** Rows of one height, edge to edge, each picture whole: laid out by the browser from the sizes alone. */
export function Wall({ works, kind, row, first = 0 }: WallProps) {
  return (
    <ul
      className="wall"
      style={{ '--row-wide': `${row.wide}px`, '--row-phone': `${row.phone}px` } as CSSProperties}
    >
      {works.map((work, index) => (
        <Shot key={work.slug} work={work} kind={kind} row={row} priority={index < first} />
      ))}
    </ul>
  )
}
