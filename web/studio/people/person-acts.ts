import { api } from '../../../contract/api.ts'
import type { Erasure } from '../../../contract/people/client.ts'
import type { JoinInput, Member, Move } from '../../../contract/people/person.ts'
import { signedCall } from '../../lib/signed-call.ts'

/** What the owner can say about who is who. */
export const personActs = {
  join: (body: JoinInput) => signedCall(api.person.join, { body }),
  separate: ({ kind, id }: Member) => signedCall(api.person.separate, { body: { kind, id } }),
  erase: (id: string, body: Erasure) => signedCall(api.client.erase, { params: { id }, body }),
  undo: (moves: Move[]) => signedCall(api.person.undo, { body: { moves } }),
}
export type PersonActs = typeof personActs
