import { api } from '../../../contract/api.ts'
import { adminRows } from '../../../contract/shape/page-sizes.ts'
import type { ReplyInput } from '../../../contract/booking/reply.ts'
import { signedCall } from '../../lib/signed-call.ts'
import { download } from '../lib/download.ts'
import { listAddress } from '../lib/list-address.ts'
import { filterOf, type ListFilter } from './list-filter.ts'

/** The query of the API for the address of a list. */
export function requestQuery(url: string) {
  const { page, filters, isNarrowed } = listAddress(url, ['search', 'status', 'situation'])
  const query = {
    sort: 'desc' as const,
    page,
    limit: adminRows,
    search: filters.search,
    ...filterOf(filters.status, filters.situation),
  }
  return { page, isNarrowed, query }
}

interface Row {
  _id: string
}
type Noun = typeof api.booking | typeof api.message

/** The actions for a booking or a message, on its list and on its page. */
export const requestActs = (noun: Noun) => ({
  solve: ({ _id }: Row) => signedCall(noun.solve, { params: { id: _id } }),
  /** Marks it as pending again. */
  reopen: ({ _id }: Row) => signedCall(noun.reopen, { params: { id: _id } }),
  /** Moves it out of the spam. */
  clear: ({ _id }: Row) => signedCall(noun.notSpam, { params: { id: _id } }),
  remove: ({ _id }: Row) => signedCall(noun.remove, { params: { id: _id } }),
  reply: ({ _id }: Row, body: ReplyInput) => signedCall(noun.reply, { params: { id: _id }, body }),
  /** Saves the listed rows as a file. */
  save: (filter: ListFilter) => download(noun.export, filter),
})
