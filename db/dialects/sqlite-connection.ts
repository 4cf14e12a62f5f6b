import { DatabaseSync, type SQLInputValue, type StatementSync } from 'node:sqlite'
import { setTimeout as sleep } from 'node:timers/promises'
import type { SqliteDatabase, SqliteStatement } from 'kysely'
import { digits, fold } from '../text-keys.ts'
import { rowReader } from './sqlite-values.ts'

const cachedStatements = 500
const retryMs = 20

/** How long a query waits for a lock of another process. */
export const patienceMs = 5000

/** The primary code is in the lowest byte; extended codes such as 261 (recovery after a crash) carry it, too. */
const isBusy = (error: unknown) => (Number((error as { errcode?: unknown }).errcode) & 0xff) === 5

/** Retries with a timer while another process holds a lock: SQLite's own busy timeout would block this process. */
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

/** Kysely expects the interface of better-sqlite3; this adapts Node's own SQLite to it. */
function inKyselysShape(connection: DatabaseSync): SqliteDatabase {
  for (const [name, define] of Object.entries({ fold, digits }))
    connection.function(name, { deterministic: true }, (text) =>
      text === null ? null : define(String(text)),
    )
  const prepared = new Map<string, SqliteStatement>()
  // A full disk rolls back the transaction by itself; a second rollback would hide the cause.
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
  // The journal mode of a new file changes only while no other process has it open.
  await whenFree(() => connection.exec('pragma journal_mode = wal'))
  connection.exec('pragma synchronous = full')
  return inKyselysShape(connection)
}

export const openReader = async (file: string) => inKyselysShape(new DatabaseSync(file, { readOnly: true }))
