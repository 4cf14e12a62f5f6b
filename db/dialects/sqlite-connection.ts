import { DatabaseSync, type SQLInputValue, type StatementSync } from 'node:sqlite'
import { setTimeout as sleep } from 'node:timers/promises'
import type { SqliteDatabase, SqliteStatement } from 'kysely'
import { digits, fold } from '../searching.ts'
import { rowReader } from './sqlite-values.ts'

const cachedStatements = 500
const retryMs = 20

/** How long a query waits for other processes. */
export const patienceMs = 5000

/** In the lower byte, whatever the rest says about why: 261 is one that another process is reading in after a crash. */
const isBusy = (error: unknown) => (Number((error as { errcode?: unknown }).errcode) & 0xff) === 5

/** Tries again by a timer while another process holds a lock: SQLite's own waiting would stop this whole process. */
export async function whenFree<T>(
  run: () => T,
  deadline = performance.now() + patienceMs,
): Promise<Awaited<T>> {
  for (;;) {
    try {
      return await run()
    } catch (error) {
      if (!isBusy(error) || performance.now() > deadline) throw error
      await sleep(retryMs)
    }
  }
}

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

/** Kysely speaks better-sqlite3's dialect of a connection; this gives it Node's own SQLite in that shape. */
function inKyselysShape(connection: DatabaseSync): SqliteDatabase {
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
    prepare(sql) {
      if (sql === 'rollback') return rollbackIfOpen
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

export async function openWriter(file: string) {
  const connection = new DatabaseSync(file, { enableForeignKeyConstraints: true })
  // A new file switches only while nobody else holds it.
  await whenFree(() => connection.exec('pragma journal_mode = wal'))
  connection.exec('pragma synchronous = full')
  return inKyselysShape(connection)
}

export const openReader = async (file: string) => inKyselysShape(new DatabaseSync(file, { readOnly: true }))
