import type { Member } from '../../../contract/people/person.ts'
import type { Db } from '../../../db/open.ts'
import { notFound } from '../../platform/http/errors.ts'
import { findCustomer, findJoinedPerson, membersOf, senderOf } from './member.queries.ts'

export interface FoundPerson {
  /** The id of the joined person, of the account, or of the only request. */
  key: string
  /** Null unless the owner has joined members by hand. */
  personId: string | null
  members: Member[]
}

const joined = async (db: Db, personId: string): Promise<FoundPerson> => ({
  key: personId,
  personId,
  members: await membersOf(db, personId),
})

const singleMember = (member: Member): FoundPerson => ({ key: member.id, personId: null, members: [member] })

async function ofAccount(db: Db, uid: string) {
  const personId = await findJoinedPerson(db, uid)
  return personId ? joined(db, personId) : singleMember({ kind: 'account', id: uid })
}

/**
 * Finds the person of a request or account. What the owner has joined counts first, then the account that sent it. A
 * typed email address proves nothing, so every other request is a person of its own.
 */
export async function findPerson(db: Db, id: string): Promise<FoundPerson> {
  const personId = await findJoinedPerson(db, id)
  if (personId) return joined(db, personId)
  for (const kind of ['booking', 'message'] as const) {
    const sender = await senderOf(db, kind, id)
    if (sender) return sender.uid ? ofAccount(db, sender.uid) : singleMember({ kind, id })
  }
  const account = await findCustomer(db, id)
  if (!account) throw notFound('person')
  return singleMember({ kind: 'account', id })
}
