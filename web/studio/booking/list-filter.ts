import { situationKinds, turns } from '../../../contract/booking/booking-situation.ts'

/** The filter of a list of requests, as the API takes it. */
export interface ListFilter {
  search?: string
  resolved?: 'true' | 'false'
  spam?: 'true'
  turn?: (typeof turns)[number]
  situation?: (typeof situationKinds)[number]
}

/** The filter in the address of a list; invalid values are ignored. */
export function filterOf(status: string | undefined, situation?: string): ListFilter {
  const kind = situationKinds.find((one) => one === situation)
  const filter: ListFilter = kind ? { situation: kind } : {}
  if (status === 'spam') return { ...filter, spam: 'true' }
  if (status === 'pending') return { ...filter, resolved: 'false' }
  if (status === 'solved') return { ...filter, resolved: 'true' }
  const turn = turns.find((one) => one === status)
  return turn ? { ...filter, turn } : filter
}
