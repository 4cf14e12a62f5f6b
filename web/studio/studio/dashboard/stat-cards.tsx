import type { ReactNode } from 'react'
import { groupDigits } from '../../../lib/format.ts'
import { classNames } from '../../../ui/class-names.ts'
import { PageLink } from '../../../ui/page-link.tsx'

export interface Stat {
  label: string
  to: string
  icon: ReactNode
  count: number
  note?: string
  /** Some of it waits for the owner. */
  hot?: boolean
}

/** One card for each count, linked to its list. */
export function StatCards({ stats }: { stats: Stat[] }) {
  return (
    <ul className={classNames('adm-stats', stats.length === 3 && 'adm-stats-3')}>
      {stats.map(({ label, to, icon, count, note, hot }) => (
        <li key={label}>
          <PageLink className="panel adm-stat" to={to}>
            <span className="adm-stat-k">
              {label}
              {icon}
            </span>
            <span className="adm-stat-n">{groupDigits(count)}</span>
            {note && <span className={classNames('adm-stat-d', hot && 'adm-hot')}>{note}</span>}
          </PageLink>
        </li>
      ))}
    </ul>
  )
}
