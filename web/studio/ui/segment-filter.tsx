import { useLocation } from 'react-router'
import { searchOf } from '../../lib/url.ts'
import { PageLink } from '../../ui/page-link.tsx'
import { useListQuery } from './use-list-query.ts'
import { formatNumber } from '../../../language/numbers.ts'
import { t } from '../../../language/t.ts'

interface Segment {
  /** As the address says it; empty for all. */
  status: string
  label: string
  count: number
}

/** All rows, or those of one status, each with its count; plain links that keep the words that are searched for. */
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
