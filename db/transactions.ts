import type { Database, Db } from './open.ts'

/**
 * Changes of a whole list or of the calendar take place one after the other: each waits here until the transaction before
 * it ends. Without it, concurrent ones could deadlock.
 */
export const takeTurn = (trx: Db, at: 'calendar' | 'galleries' | 'services' | 'work') =>
  trx
    .insertInto('setting')
    .values({ name: `${at}-turn`, value: '' })
    .onConflict((c) => c.column('name').doUpdateSet({ value: '' }))
    .execute()

/** Reads one consistent snapshot of the database while others keep writing. */
export const readSnapshot = <T>(
  { db }: Pick<Database, 'db'>,
  read: (snapshot: Db) => Promise<T>,
): Promise<T> =>
  db.transaction().setIsolationLevel('repeatable read').setAccessMode('read only').execute(read)
