import type { Member } from '../../../contract/people/person.ts'
import type { Db } from '../../../db/open.ts'
import { notFound } from '../../platform/http/errors.ts'
import { findCustomer, joinedPerson, membersOf, senderOf } from './member.queries.ts'

export interface FoundPerson {
  /** The id under which a person is found: of the hand-made person, of the account, or of the only request. */
  key: string
  /** Null where nothing was joined by hand. */
  personId: string | null
  members: Member[]
}

const joined = async (db: Db, personId: string): Promise<FoundPerson> => ({
  key: personId,
  personId,
  members: await membersOf(db, personId),
})

const alone = (member: Member): FoundPerson => ({ key: member.id, personId: null, members: [member] })

async function ofAccount(db: Db, uid: string) {
  const personId = await joinedPerson(db, uid)
  return personId ? joined(db, personId) : alone({ kind: 'account', id: uid })
}

/**
 * Whose something is. What the owner has said counts first, then the account it was sent from: whoever sent it had
 * signed in to it. An address that was typed is no proof of anything, so everything else stands alone.
 */
export async function findPerson(db: Db, id: string): Promise<FoundPerson> {
  const personId = await joinedPerson(db, id)
  if (personId) return joined(db, personId)
  for (const kind of ['booking', 'message'] as const) {
    const sender = await senderOf(db, kind, id)
    if (sender) return sender.uid ? ofAccount(db, sender.uid) : alone({ kind, id })
  }
  const account = await findCustomer(db, id)
  if (!account) throw notFound('person')
  return alone({ kind: 'account', id })
}
