import { api } from '../../../contract/api.ts'
import { situationKinds, turns } from '../../../contract/booking/booking-situation.ts'
import type { Note } from '../../../contract/booking/note.ts'
import type { ReplyTemplate } from '../../../contract/booking/reply-template.ts'
import type { Person } from '../../../contract/people/person.ts'
import type { Viewer } from '../../../contract/shape/identity.ts'
import { adminRows } from '../../../contract/shape/page-sizes.ts'
import type { Call } from '../../lib/api.ts'
import { listAddress } from '../lib/list-address.ts'

/** The filter of a list of requests, as the API takes it. */
interface ListFilter {
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

/** The query of the API for the address of a list. */
export function requestQuery(url: string) {
  const { page, filters } = listAddress(url, ['search', 'status', 'situation'])
  const query = {
    sort: 'desc' as const,
    page,
    limit: adminRows,
    search: filters.search,
    ...filterOf(filters.status, filters.situation),
  }
  return { page, query }
}

/** What only the owner sees of a booking or a message. */
export interface OwnerData {
  note: Note
  /** The sender with everything else they sent. */
  person: Person
  templates: ReplyTemplate[]
}

export async function loadOwnerData(
  call: Call,
  viewer: Viewer | null,
  id: string,
  readNote: typeof api.note.ofBooking | typeof api.note.ofMessage,
): Promise<OwnerData | null> {
  if (viewer?.role !== 'owner') return null
  const params = { id }
  const [note, templates, person] = await Promise.all([
    call(readNote, { params }),
    call(api.replyTemplate.list),
    call(api.person.one, { params }),
  ])
  return { note: note.data, templates: templates.data, person: person.data }
}
