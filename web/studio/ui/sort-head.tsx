import { useLocation } from 'react-router'
import { searchOf } from '../../lib/url.ts'
import { PageLink } from '../../ui/page-link.tsx'
import { ArrowDown, ArrowUp } from './icons.tsx'

/** The sort order of a column in the address. */
export interface Sorting {
  /** The values for the first and the second order. */
  ascending: string
  descending: string
}

const useSort = () => {
  const { pathname, search } = useLocation()
  const query = new URLSearchParams(search)
  return { pathname, query, now: query.get('sort') }
}

export function useAriaSort(sorting: Sorting | undefined) {
  const { now } = useSort()
  if (!sorting) return undefined
  if (now === sorting.ascending) return 'ascending'
  return now === sorting.descending ? 'descending' : 'none'
}

/** A column head that sorts: first order, second order, and back to the default. */
export function SortHead({ head, sorting }: { head: string; sorting: Sorting }) {
  const { pathname, query, now } = useSort()
  const next =
    now === sorting.ascending ? sorting.descending : now === sorting.descending ? '' : sorting.ascending
  query.delete('page')
  if (next) query.set('sort', next)
  else query.delete('sort')
  return (
    <PageLink className="adm-sort" to={{ pathname, search: searchOf(query) }} replace preventScrollReset>
      {head}
      {now === sorting.ascending && <ArrowUp />}
      {now === sorting.descending && <ArrowDown />}
    </PageLink>
  )
}
