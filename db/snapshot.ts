import type { Database, Db } from './open.ts'

/** Reads one consistent snapshot of the database while others keep writing. */
export const readSnapshot = <T>(
  { db }: Pick<Database, 'db'>,
  read: (snapshot: Db) => Promise<T>,
): Promise<T> =>
  db.transaction().setIsolationLevel('repeatable read').setAccessMode('read only').execute(read)
