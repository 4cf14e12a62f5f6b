import type { Db } from '../../../db/open.ts'

/** Marks a booking or a message as solved, and as pending again. What is solved already keeps its moment. */
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
