import type { Db } from '../../../db/open.ts'

/** Queries that mark a booking or a message as solved or pending. One that is solved already keeps its time. */
export const settling = (table: 'booking' | 'message') => ({
  solve: (db: Db, id: string) =>
    db
      .updateTable(table)
      .set((e) => ({
        resolved: true,
        resolved_at: e
          .case()
          .when('resolved', '=', true)
          .then(e.ref('resolved_at'))
          .else(new Date().toISOString())
          .end(),
      }))
      .where('id', '=', id)
      .returning('id')
      .executeTakeFirst(),

  reopen: (db: Db, id: string) =>
    db
      .updateTable(table)
      .set({ resolved: false, resolved_at: null })
      .where('id', '=', id)
      .returning('id')
      .executeTakeFirst(),
})
