import { useLocation } from 'react-router'
import type { RequestCounts } from '../../../contract/paging.ts'
import { PageLink } from '../page-link.tsx'
import { useListQuery } from './use-list-query.ts'

const choices = [
  { status: '', label: 'All' },
  { status: 'pending', label: 'Pending' },
  { status: 'solved', label: 'Solved' },
]

/** All, Pending or Solved, each with its count; plain links that keep the words that are searched for. */
export function StatusFilter({ counts: { pending, solved } }: { counts: RequestCounts }) {
  const { pathname, search } = useLocation()
  const { value } = useListQuery()
  const count: Record<string, number> = { '': pending + solved, pending, solved }
  const to = (status: string) => {
    const query = new URLSearchParams(search)
    query.delete('page')
    if (status) query.set('status', status)
    else query.delete('status')
    return { pathname, search: query.size > 0 ? `?${query}` : '' }
  }
  const chosen = value('status') in count ? value('status') : ''
  return (
    <nav className="adm-seg" aria-label="Filter by status">
      {choices.map(({ status, label }) => (
        <PageLink
          key={status}
          to={to(status)}
          aria-current={status === chosen ? 'true' : undefined}
          preventScrollReset
          replace
        >
          {label} <small>{count[status]}</small>
        </PageLink>
      ))}
    </nav>
  )
}
