import { situationKinds, type TurnCounts, turns } from '../../../../contract/booking/booking-situation.ts'
import type { RequestCounts } from '../../../../contract/shape/paging.ts'
import { kindLabels, turnLabels } from '../situation-words.ts'
import { SelectFilter } from '../../ui/list-tools.tsx'
import { SegmentFilter } from '../../ui/segment-filter.tsx'
import { useListQuery } from '../../ui/use-list-query.ts'
import { t } from '../../../../language/t.ts'

/** Filters by whose turn it is. Spam is listed separately, if there is any. */
export function TurnFilter({ counts, spam }: { counts: TurnCounts; spam: RequestCounts['spam'] }) {
  const isSpam = useListQuery().value('status') === 'spam'
  const all = turns.reduce((sum, turn) => sum + counts[turn], 0)
  const segments = [
    { status: '', label: t('All'), count: all },
    ...turns.map((turn) => ({ status: turn, label: t(turnLabels[turn]), count: counts[turn] })),
    ...(spam > 0 || isSpam ? [{ status: 'spam', label: t('Spam'), count: spam }] : []),
  ]
  return (
    <>
      <SegmentFilter segments={segments} />
      <SelectFilter
        name="situation"
        label={t('Situation')}
        all={t('Every situation')}
        options={situationKinds.map((kind) => ({ value: kind, label: t(kindLabels[kind]) }))}
      />
    </>
  )
}
