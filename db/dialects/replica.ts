import {
  PostgresDialect,
  PostgresDriver,
  SelectQueryNode,
  type CompiledQuery,
  type DatabaseConnection,
  type Driver,
} from 'kysely'
import type pg from 'pg'
import type { Replica } from '../replica.ts'

/** Reads from the replica, and from the primary whatever it cannot have from there. */
class LateReader implements DatabaseConnection {
  readonly #replica: Replica
  readonly #connect: () => Promise<DatabaseConnection>
  /** Once it was needed: what begins there ends there. */
  primary?: DatabaseConnection

  constructor(replica: Replica, connect: () => Promise<DatabaseConnection>) {
    this.#replica = replica
    this.#connect = connect
  }

  async #onPrimary() {
    this.#replica.readNoLonger()
    return (this.primary ??= await this.#connect())
  }

  async executeQuery<R>(query: CompiledQuery) {
    const late = !this.primary && SelectQueryNode.is(query.query)
    const rows = late ? await this.#replica.rows<R>(query.sql, query.parameters) : undefined
    return rows ? { rows } : (await this.#onPrimary()).executeQuery<R>(query)
  }

  async *streamQuery<R>(query: CompiledQuery, chunkSize: number) {
    yield* (await this.#onPrimary()).streamQuery<R>(query, chunkSize)
  }
}

type PostgresConnection = Parameters<PostgresDriver['releaseConnection']>[0]

const realOf = (connection: DatabaseConnection) =>
  (connection instanceof LateReader ? connection.primary : connection) as PostgresConnection | undefined

class ReplicaDriver extends PostgresDriver {
  readonly #replica: Replica

  constructor(pool: pg.Pool, replica: Replica) {
    super({ pool })
    this.#replica = replica
  }

  override async acquireConnection(...options: Parameters<PostgresDriver['acquireConnection']>) {
    const connect = () => super.acquireConnection(...options)
    return this.#replica.mayReadLate() ? new LateReader(this.#replica, connect) : connect()
  }

  override async rollbackTransaction(connection: DatabaseConnection) {
    const real = realOf(connection)
    if (real) await super.rollbackTransaction(real)
  }

  override async releaseConnection(connection: DatabaseConnection) {
    const real = realOf(connection)
    if (real) await super.releaseConnection(real)
  }
}

/** PostgreSQL, with a replica for those who may read late: the one place where it is chosen who answers. */
export class ReplicaDialect extends PostgresDialect {
  readonly #driver: Driver

  constructor(pool: pg.Pool, replica: Replica) {
    super({ pool })
    this.#driver = new ReplicaDriver(pool, replica)
  }

  override createDriver() {
    return this.#driver
  }
}
