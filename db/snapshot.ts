import type { Database, Db } from './open.ts'

/** Reads the database as it is at one moment, however long it takes, while others go on writing. */
export const readSnapshot = <T>(
  { db }: Pick<Database, 'db'>,
  read: (snapshot: Db) => Promise<T>,
): Promise<T> =>
  db.transaction().setIsolationLevel('repeatable read').setAccessMode('read only').execute(read)
