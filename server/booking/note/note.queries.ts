import { newId } from '../../../db/ids.ts'
import type { Db } from '../../../db/open.ts'
import { type RequestRef, columnOf } from '../request/request.ts'

export const findNote = (db: Db, about: RequestRef) => {
  const { column, id } = columnOf(about)
  return db.selectFrom('note').select(['body', 'updated_at']).where(column, '=', id).executeTakeFirst()
}

/** Returns the row, or undefined if there is a note already. */
export const insertNote = (db: Db, about: RequestRef, body: string) => {
  const { column, id } = columnOf(about)
  return db
    .insertInto('note')
    .values({
      id: newId(),
      booking_id: null,
      message_id: null,
      [column]: id,
      body,
      updated_at: new Date().toISOString(),
    })
    .onConflict((c) => c.doNothing())
    .returning('updated_at')
    .executeTakeFirst()
}

/** Returns the row, or undefined if the note is no longer of this version. */
export const updateNote = (db: Db, about: RequestRef, body: string, version: string | undefined) => {
  const { column, id } = columnOf(about)
  return db
    .updateTable('note')
    .set({ body, updated_at: new Date().toISOString() })
    .where(column, '=', id)
    .$if(version !== undefined, (query) => query.where('updated_at', '=', version!))
    .returning('updated_at')
    .executeTakeFirst()
}
