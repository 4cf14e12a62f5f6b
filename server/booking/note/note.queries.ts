import { newId } from '../../../db/ids.ts'
import type { Db } from '../../../db/open.ts'
import { type About, columnOf } from '../request/about.ts'

export const findNote = (db: Db, about: About) => {
  const { column, id } = columnOf(about)
  return db.selectFrom('note').select(['body', 'updated_at']).where(column, '=', id).executeTakeFirst()
}

/** The row, or none where there is a note already. */
export const insertNote = (db: Db, about: About, body: string) => {
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

/** The row, or none where the note is not of this version any more. */
export const updateNote = (db: Db, about: About, body: string, version: string | undefined) => {
  const { column, id } = columnOf(about)
  return db
    .updateTable('note')
    .set({ body, updated_at: new Date().toISOString() })
    .where(column, '=', id)
    .$if(version !== undefined, (query) => query.where('updated_at', '=', version!))
    .returning('updated_at')
    .executeTakeFirst()
}
