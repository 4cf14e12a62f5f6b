import type { RequestCounts } from '../../../contract/shape/paging.ts'
import { SegmentFilter } from '../ui/segment-filter.tsx'
import { useListQuery } from '../ui/use-list-query.ts'
import { t } from '../../../language/t.ts'

/** Spam is neither pending nor solved, and listed only if there is any. */
export function StatusFilter({ counts: { pending, solved, spam } }: { counts: RequestCounts }) {
  const isSpam = useListQuery().value('status') === 'spam'
  const segments = [
    { status: '', label: t('All'), count: pending + solved },
    { status: 'pending', label: t('Pending'), count: pending },
    { status: 'solved', label: t('Solved'), count: solved },
  ]
  const aside = { status: 'spam', label: t('Spam'), count: spam }
  return <SegmentFilter segments={spam > 0 || isSpam ? [...segments, aside] : segments} />
}
