import { useEffect, useRef } from 'react'
import { langOf } from '../lib/lang.ts'
import { PageLink } from './page-link.tsx'

export interface FilterLink {
  to: string
  name: string
  current: boolean
}

/** Filters of a list as links: they work without script, and each has its own address. */
export function FilterLinks({ label, links }: { label: string; links: FilterLink[] }) {
  const ref = useRef<HTMLElement>(null)
  const current = links.find((link) => link.current)?.to
  useEffect(() => {
    const chosen = ref.current?.querySelector<HTMLElement>('[aria-current]')
    // On phones the row is wider than the screen, and the current filter may be out of view.
    if (chosen) ref.current!.scrollLeft = chosen.offsetLeft - ref.current!.clientWidth / 3
  }, [current])
  return (
    <nav ref={ref} className="filter-links" aria-label={label}>
      <ul>
        {links.map(({ to, name, current: isCurrent }) => (
          <li key={to}>
            <PageLink
              to={to}
              aria-current={isCurrent ? 'page' : undefined}
              lang={langOf(name)}
              preventScrollReset
            >
              {name}
            </PageLink>
          </li>
        ))}
      </ul>
    </nav>
  )
}
