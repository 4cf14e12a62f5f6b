import pg from 'pg'
import { unprivileged, type Account } from './postgres/account.ts'
import { runnable } from './postgres/binaries.ts'
import { makeScratch, type Scratch } from './postgres/scratch.ts'
import { launch, runIn, user, type Server } from './postgres/server.ts'
import { sources, type Source } from './postgres/sources.ts'

export interface Postgres {
  url: string
  version: string
  source: string
  /** Its folder, unless it is not ours. */
  server?: Server
  stop(): Promise<void>
}

interface Options {
  /** True keeps PostgreSQL's durable writes; false trades them for speed, for temporary data. */
  durable?: boolean
  /** Called with the reason if there is no PostgreSQL. */
  explain?: (reason: string) => void
}

const hasty = ['fsync = off', 'synchronous_commit = off', 'full_page_writes = off', 'autovacuum = off']

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

async function startIn(
  scratch: Scratch,
  source: Source,
  account: Account,
  durable: boolean,
): Promise<Postgres> {
  const home = { scratch, account, bin: await runnable(source, scratch, account) }
  const identity = ['-U', user, '--auth=trust', '--encoding=UTF8', '--locale=C']
  await runIn(home, 'initdb', ['-D', scratch.data, ...identity, '--no-sync', '--no-instructions'])
  const server = await launch(home, durable ? [] : hasty)
  const version = await versionAt(server.url)
  return { url: server.url, version, source: source.name, stop: scratch.remove, server }
}

async function startFrom(source: Source, durable: boolean): Promise<Postgres> {
  const account = unprivileged()
  const scratch = makeScratch(account, { hasty: !durable })
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

/** A real PostgreSQL for tests: the one DATABASE_URL names, or a new one that ends with this process. */
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
