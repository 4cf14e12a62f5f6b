import {
  CompiledQuery,
  SelectQueryNode,
  SqliteAdapter,
  SqliteDriver,
  SqliteIntrospector,
  SqliteQueryCompiler,
  type DatabaseConnection,
  type Dialect,
  type Driver,
  type TransactionSettings,
} from 'kysely'
import { openReader, openWriter, patienceMs, whenFree } from './sqlite-connection.ts'

/** A queue: resolves when it is the caller's turn, with a function that ends the turn. */
function createTurns() {
  let last = Promise.resolve()
  return async () => {
    const before = last
    let end = () => {}
    last = new Promise((done) => (end = done))
    await before
    return end
  }
}

/** Built by Kysely, or raw SQL. */
const isRead = ({ query, sql }: CompiledQuery) => SelectQueryNode.is(query) || /^\s*select\b/i.test(sql)

/** What a query or transaction holds: the reading connection until it has to write. */
class Lease implements DatabaseConnection {
  readonly #reader: DatabaseConnection
  readonly #takeWriter: () => Promise<Taken>
  #taken?: Promise<Taken>

  constructor(reader: DatabaseConnection, takeWriter: () => Promise<Taken>) {
    this.#reader = reader
    this.#takeWriter = takeWriter
  }

  take(how = this.#takeWriter) {
    return (this.#taken ??= how())
  }

  async executeQuery<R>(query: CompiledQuery) {
    const deadline = performance.now() + patienceMs
    const connection = !this.#taken && isRead(query) ? this.#reader : (await this.take()).connection
    return whenFree(() => connection.executeQuery<R>(query), deadline)
  }

  async *streamQuery<R>(query: CompiledQuery, chunkSize: number) {
    yield* (await this.take()).connection.streamQuery<R>(query, chunkSize)
  }

  async release() {
    const taken = await this.#taken?.catch(() => undefined)
    await taken?.release()
  }
}

interface Taken {
  connection: DatabaseConnection
  release: () => unknown
}

/**
 * Two connections to one file. Reads outside transactions use a read-only one, so that they never wait for a write of
 * this or another process. Writes and transactions take turns on the other.
 */
class TwoConnections implements Driver {
  readonly #file: string
  readonly #writer: SqliteDriver
  readonly #reader: SqliteDriver
  readonly #nextTurn = createTurns()

  constructor(file: string) {
    this.#file = file
    this.#writer = new SqliteDriver({ database: () => openWriter(file) })
    this.#reader = new SqliteDriver({ database: () => openReader(file) })
  }

  async init() {
    await this.#writer.init()
    await this.#reader.init()
  }

  async acquireConnection() {
    const reader = await this.#reader.acquireConnection()
    return new Lease(reader, async () => {
      const release = await this.#nextTurn()
      return { connection: await this.#writer.acquireConnection(), release }
    })
  }

  /** A read-only transaction keeps one snapshot, so it gets a connection of its own. */
  async beginTransaction(lease: Lease, { accessMode }: TransactionSettings) {
    if (accessMode === 'read only') await lease.take(() => this.#openSnapshot())
    // Take the write lock at once: a transaction that reads first cannot wait for it later.
    await lease.executeQuery(CompiledQuery.raw(accessMode === 'read only' ? 'begin' : 'begin immediate'))
  }

  async #openSnapshot(): Promise<Taken> {
    const driver = new SqliteDriver({ database: () => openReader(this.#file) })
    await driver.init()
    return { connection: await driver.acquireConnection(), release: () => driver.destroy() }
  }

  async commitTransaction(lease: Lease) {
    await lease.executeQuery(CompiledQuery.raw('commit'))
  }

  async rollbackTransaction(lease: Lease) {
    await lease.executeQuery(CompiledQuery.raw('rollback'))
  }

  releaseConnection(lease: Lease) {
    return lease.release()
  }

  /** The writing connection closes last, which removes the files of the write-ahead log. */
  async destroy() {
    await this.#reader.destroy()
    await this.#writer.destroy()
  }
}

class Adapter extends SqliteAdapter {
  /** SQLite can roll back schema changes, so all migrations run in one transaction, which is also their lock. */
  override get supportsTransactionalDdl() {
    return true
  }

  override get supportsMultipleConnections() {
    return true
  }
}

export const sqliteDialect = (file: string): Dialect => ({
  createDriver: () => new TwoConnections(file),
  createAdapter: () => new Adapter(),
  createQueryCompiler: () => new SqliteQueryCompiler(),
  createIntrospector: (db) => new SqliteIntrospector(db),
})
