import { randomBytes } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { inject } from 'vitest'
import type { Place } from '../open.ts'

export interface FreshPlace extends Place {
  remove(): Promise<void>
}

async function command(connectionString: string, sql: string) {
  const client = new pg.Client({ connectionString })
  await client.connect()
  try {
    await client.query(sql)
  } finally {
    await client.end()
  }
}

/** A new and empty database on the engine under test, for one test file or one test. */
export async function freshPlace(): Promise<FreshPlace> {
  const dataDir = await mkdtemp(join(tmpdir(), 'aloka-test-'))
  const removeFolder = () => rm(dataDir, { recursive: true, force: true })
  const server = inject('postgresUrl')
  if (!server) return { dataDir, remove: removeFolder }

  const name = `test_${randomBytes(8).toString('hex')}`
  const databaseUrl = new URL(server)
  databaseUrl.pathname = name
  await command(server, `create database ${name}`)
  const remove = async () => {
    await command(server, `drop database if exists ${name} with (force)`)
    await removeFolder()
  }
  return { dataDir, databaseUrl: databaseUrl.href, remove }
}
