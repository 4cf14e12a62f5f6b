import type { RequestCounts } from '../../../contract/paging.ts'
import { SegmentFilter } from './segment-filter.tsx'

export const StatusFilter = ({ counts: { pending, solved } }: { counts: RequestCounts }) => (
  <SegmentFilter
    segments={[
      { status: '', label: 'All', count: pending + solved },
      { status: 'pending', label: 'Pending', count: pending },
      { status: 'solved', label: 'Solved', count: solved },
    ]}
  />
)
