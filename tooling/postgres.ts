import { appendFileSync } from 'node:fs'
import { createServer, type AddressInfo } from 'node:net'
import { once } from 'node:events'
import { join } from 'node:path'
import pg from 'pg'
import { unprivileged, type Account } from './postgres/account.ts'
import { runnable } from './postgres/binaries.ts'
import { run } from './postgres/run.ts'
import { makeScratch, type Scratch } from './postgres/scratch.ts'
import { sources, type Source } from './postgres/sources.ts'

export interface Postgres {
  url: string
  version: string
  source: string
  stop(): Promise<void>
}

interface Options {
  /** True keeps PostgreSQL's own care for the disk; false trades it for speed, as fits data that nobody keeps. */
  durable?: boolean
  /** Told why no PostgreSQL could be had. */
  explain?: (reason: string) => void
}

const user = 'aloka'
const database = 'postgres'
const overTcp = process.platform === 'win32'

async function freePort() {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  server.close()
  await once(server, 'close')
  return port
}

const quoted = (value: string) => `'${value.replaceAll("'", "''")}'`

function settings(scratch: Scratch, port: number, durable: boolean) {
  const lines = [
    `port = ${port}`,
    `listen_addresses = ${overTcp ? "'127.0.0.1'" : "''"}`,
    `unix_socket_directories = ${overTcp ? "''" : quoted(scratch.socket)}`,
    'max_connections = 200',
    // Far from UTC, so that a query which leans on the server's own zone is found out.
    "timezone = 'Asia/Dhaka'",
  ]
  if (!durable) lines.push('fsync = off', 'synchronous_commit = off', 'full_page_writes = off')
  return `${lines.join('\n')}\n`
}

/** The host before the path is never used with a socket, but without it `new URL` refuses the address. */
const address = (scratch: Scratch, port: number) =>
  overTcp
    ? `postgresql://${user}@127.0.0.1:${port}/${database}`
    : `postgresql://${user}@localhost:${port}/${database}?host=${encodeURIComponent(scratch.socket)}`

async function versionAt(connectionString: string) {
  const client = new pg.Client({ connectionString, connectionTimeoutMillis: 10_000 })
  try {
    await client.connect()
    const { rows } = await client.query<{ server_version: string }>('show server_version')
    return rows[0]!.server_version
  } finally {
    await client.end()
  }
}

async function startIn(scratch: Scratch, source: Source, account: Account, durable: boolean) {
  const bin = await runnable(source, scratch, account)
  const program = (name: string, args: string[]) => run(join(bin, name), args, scratch, account)
  const identity = ['-U', user, '--auth=trust', '--encoding=UTF8', '--locale=C']
  await program('initdb', ['-D', scratch.data, ...identity, '--no-sync', '--no-instructions'])
  const port = overTcp ? await freePort() : 5432
  appendFileSync(join(scratch.data, 'postgresql.conf'), settings(scratch, port, durable))
  await program('pg_ctl', ['-D', scratch.data, '-l', join(scratch.folder, 'server.log'), '-w', 'start'])
  const url = address(scratch, port)
  return { url, version: await versionAt(url), source: source.name, stop: scratch.remove }
}

async function startFrom(source: Source, durable: boolean): Promise<Postgres> {
  const account = unprivileged()
  const scratch = makeScratch(account)
  try {
    return await startIn(scratch, source, account, durable)
  } catch (error) {
    await scratch.remove()
    throw error
  }
}

const inWords = (error: unknown) => (error instanceof Error ? error.message : String(error))

async function given(url: string): Promise<Postgres> {
  try {
    return { url, version: await versionAt(url), source: 'DATABASE_URL', stop: async () => {} }
  } catch (error) {
    throw new Error(`DATABASE_URL is set, but PostgreSQL does not answer there: ${inWords(error)}`, {
      cause: error,
    })
  }
}

/** A real PostgreSQL for tests: the one DATABASE_URL names, or a new empty one that ends with this process. */
export async function startPostgres({ durable = false, explain }: Options = {}): Promise<Postgres | null> {
  if (process.env.DATABASE_URL) return given(process.env.DATABASE_URL)
  const problems: string[] = []
  try {
    for (const source of sources()) {
      try {
        return await startFrom(source, durable)
      } catch (error) {
        problems.push(`${source.name}: ${inWords(error)}`)
      }
    }
  } catch (error) {
    problems.push(inWords(error))
  }
  explain?.(problems.join('; ') || 'there is none in npm for this system and none on the machine')
  return null
}
