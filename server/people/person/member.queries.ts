import type { Member, MemberKind, Move } from '../../../contract/people/person.ts'
import { newId } from '../../../db/ids.ts'
import type { Db } from '../../../db/open.ts'

/** More than anyone joins by hand. */
const maxMembers = 500

const columnOf = (kind: MemberKind) =>
  ({ account: 'user_id', booking: 'booking_id', message: 'message_id' })[kind] as
    | 'user_id'
    | 'booking_id'
    | 'message_id'

export async function membersOf(db: Db, personId: string): Promise<Member[]> {
  const rows = await db
    .selectFrom('person_member')
    .select(['user_id', 'booking_id', 'message_id'])
    .where('person_id', '=', personId)
    .limit(maxMembers)
    .execute()
  return rows.map(({ user_id, booking_id, message_id }) => {
    if (user_id) return { kind: 'account', id: user_id }
    return booking_id ? { kind: 'booking', id: booking_id } : { kind: 'message', id: message_id! }
  })
}

/** The person that an account or request was joined to; the id may also be that of the person. */
export async function findJoinedPerson(db: Db, id: string) {
  const row = await db
    .selectFrom('person_member')
    .select('person_id')
    .where((e) =>
      e.or([
        e('person_id', '=', id),
        e('user_id', '=', id),
        e('booking_id', '=', id),
        e('message_id', '=', id),
      ]),
    )
    .limit(1)
    .executeTakeFirst()
  return row?.person_id
}

/**
 * The account that sent a request, if any; undefined if there is no such request. Requests of the owner were entered
 * for others, so they have no account.
 */
export async function senderOf(db: Db, kind: 'booking' | 'message', id: string) {
  const row = await db
    .selectFrom(kind)
    .leftJoin('user', 'user.id', `${kind}.user_id`)
    .select(['user.id as uid', 'user.role'])
    .where(`${kind}.id`, '=', id)
    .executeTakeFirst()
  return row && { uid: row.role === 'owner' ? null : row.uid }
}

/** An account other than the owner's. */
export const findCustomer = (db: Db, uid: string) =>
  db.selectFrom('user').select('id').where('id', '=', uid).where('role', '<>', 'owner').executeTakeFirst()

async function applyMove(db: Db, { kind, id, person }: Move): Promise<Move> {
  const column = columnOf(kind)
  const before = await db
    .selectFrom('person_member')
    .select('person_id')
    .where(column, '=', id)
    .executeTakeFirst()
  if (person === null) await db.deleteFrom('person_member').where(column, '=', id).execute()
  else {
    await db
      .insertInto('person')
      .values({ id: person, created_at: new Date().toISOString() })
      .onConflict((c) => c.doNothing())
      .execute()
    const none = { user_id: null, booking_id: null, message_id: null }
    await db
      .insertInto('person_member')
      .values({ id: newId(), ...none, [column]: id, person_id: person })
      .onConflict((c) => c.column(column).doUpdateSet({ person_id: person }))
      .execute()
  }
  return { kind, id, person: before?.person_id ?? null }
}

/** A person without members has no meaning. */
export const deleteEmptyPersons = (db: Db) =>
  db
    .deleteFrom('person')
    .where((e) =>
      e.not(
        e.exists(
          e.selectFrom('person_member').select('person_member.id').whereRef('person_id', '=', 'person.id'),
        ),
      ),
    )
    .execute()

/** Call it in a transaction. Returns the moves that undo these. */
export async function applyMoves(db: Db, moves: Move[]): Promise<Move[]> {
  const undo: Move[] = []
  for (const move of moves) undo.unshift(await applyMove(db, move))
  await deleteEmptyPersons(db)
  return undo
}
