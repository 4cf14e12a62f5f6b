import { useLocation } from 'react-router'
import { searchOf } from '../../lib/url.ts'
import { PageLink } from '../../ui/page-link.tsx'
import { useListQuery } from './use-list-query.ts'
import { formatNumber } from '../../../language/numbers.ts'
import { t } from '../../../language/t.ts'

export interface Segment {
  /** The value in the address; empty for all. */
  status: string
  label: string
  count: number
}

/** Filters by status with counts, as plain links that keep the search. */
export function SegmentFilter({ segments }: { segments: Segment[] }) {
  const { pathname, search } = useLocation()
  const { value } = useListQuery()
  const to = (status: string) => {
    const query = new URLSearchParams(search)
    query.delete('page')
    if (status) query.set('status', status)
    else query.delete('status')
    return { pathname, search: searchOf(query) }
  }
  const chosen = segments.some(({ status }) => status === value('status')) ? value('status') : ''
  return (
    <nav className="adm-seg" aria-label={t('Filter by status')}>
      {segments.map(({ status, label, count }) => (
        <PageLink
          key={status}
          to={to(status)}
          aria-current={status === chosen ? 'true' : undefined}
          preventScrollReset
          replace
        >
          {label} <small>{formatNumber(count)}</small>
        </PageLink>
      ))}
    </nav>
  )
}
