import { AdminEmptyState } from './empty-state.tsx'
import { Button } from '../button.tsx'
import { SearchNone } from './icons.tsx'
import { useListQuery } from './use-list-query.ts'

/** A list that search and filter have emptied. */
export function NothingMatches({ noun, text, filters }: { noun: string; text: string; filters: string[] }) {
  const { value, change } = useListQuery()
  const search = value('search')
  return (
    <AdminEmptyState
      icon={<SearchNone />}
      title={search ? `No ${noun} matches “${search}”` : `No ${noun} matches`}
      text={text}
    >
      <Button look="line" onClick={() => change(Object.fromEntries(filters.map((name) => [name, ''])))}>
        Clear search and filter
      </Button>
    </AdminEmptyState>
  )
}
