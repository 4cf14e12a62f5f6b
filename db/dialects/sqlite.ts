import { DatabaseSync, type SQLInputValue, type StatementSync } from 'node:sqlite'
import { SqliteAdapter, SqliteDialect, type SqliteDatabase, type SqliteStatement } from 'kysely'
import { digits, fold } from '../searching.ts'
import { rowReader } from './sqlite-values.ts'

const busyTimeoutMs = 5000
const cachedStatements = 500

const bind = (value: unknown) => (typeof value === 'boolean' ? Number(value) : value) as SQLInputValue

function wrap(statement: StatementSync): SqliteStatement {
  const readRow = rowReader(statement)
  return {
    reader: statement.columns().length > 0,
    all: (values) => statement.all(...values.map(bind)).map(readRow),
    run: (values) => statement.run(...values.map(bind)),
    iterate: (values) => statement.iterate(...values.map(bind)).map(readRow),
  }
}

/** In the lower byte, whatever the rest says about why: 261 is one that another process is reading in after a crash. */
const isBusy = (error: unknown) => (Number((error as { errcode?: unknown }).errcode) & 0xff) === 5

/** A new file switches only while nobody else holds it, and SQLite does not wait for that by itself. */
function switchToWal(connection: DatabaseSync) {
  const deadline = Date.now() + busyTimeoutMs
  for (;;) {
    try {
      return connection.exec('pragma journal_mode = wal')
    } catch (error) {
      if (!isBusy(error) || Date.now() > deadline) throw error
      Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 10)
    }
  }
}

/** Kysely speaks better-sqlite3's dialect of a connection; this gives it Node's own SQLite in that shape. */
function connect(file: string): SqliteDatabase {
  const connection = new DatabaseSync(file, { enableForeignKeyConstraints: true, timeout: busyTimeoutMs })
  switchToWal(connection)
  connection.exec('pragma synchronous = full')
  for (const [name, define] of Object.entries({ fold, digits }))
    connection.function(name, { deterministic: true }, (text) =>
      text === null ? null : define(String(text)),
    )
  const prepared = new Map<string, SqliteStatement>()
  // A full disk ends a transaction by itself, and a second end would only hide why.
  const rollback = wrap(connection.prepare('rollback'))
  const rollbackIfOpen: SqliteStatement = {
    ...rollback,
    run: (values) => (connection.isTransaction ? rollback.run(values) : { changes: 0, lastInsertRowid: 0 }),
  }
  return {
    prepare(text) {
      if (text === 'rollback') return rollbackIfOpen
      // A transaction takes the write lock at once: one that reads first and writes later could not wait for it.
      const sql = text === 'begin' ? 'begin immediate' : text
      const known = prepared.get(sql)
      if (known) return known
      const statement = wrap(connection.prepare(sql))
      if (prepared.size >= cachedStatements) prepared.clear()
      prepared.set(sql, statement)
      return statement
    },
    close: () => connection.close(),
  }
}

/** SQLite rolls back DDL like anything else, so migrations run in one transaction, which is also their lock. */
class TransactionalAdapter extends SqliteAdapter {
  override get supportsTransactionalDdl() {
    return true
  }
}

class Dialect extends SqliteDialect {
  override createAdapter() {
    return new TransactionalAdapter()
  }
}

export const sqliteDialect = (file: string) => new Dialect({ database: async () => connect(file) })
