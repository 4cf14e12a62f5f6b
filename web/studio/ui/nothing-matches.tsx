import { AdminEmptyState } from './empty-state.tsx'
import { Button } from '../../ui/button.tsx'
import { SearchNone } from './icons.tsx'
import { useListQuery } from './use-list-query.ts'
import { type Label, t } from '../../../language/t.ts'

/** A list that is empty because of its search or filters. */
export function NothingMatches({ noun, text, filters }: { noun: Label; text: string; filters: string[] }) {
  const { value, change } = useListQuery()
  const search = value('search')
  return (
    <AdminEmptyState
      icon={<SearchNone />}
      title={
        search
          ? t('No {noun} matches “{search}”', { noun: t(noun), search })
          : t('No {noun} matches', { noun: t(noun) })
      }
      text={text}
    >
      <Button look="line" onClick={() => change(Object.fromEntries(filters.map((name) => [name, ''])))}>
        {t('Clear search and filter')}
      </Button>
    </AdminEmptyState>
  )
}
