import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { inject } from 'vitest'
import { newId } from '../ids.ts'
import { type Engine, openDatabase, type Place } from '../open.ts'

export interface EmptyPlace extends Place {
  remove(): Promise<void>
}

async function onServer(run: string) {
  const server = openDatabase({ databaseUrl: inject('postgresUrl'), dataDir: '' })
  await sql.raw(run).execute(server.db)
  await server.close()
}

function withDatabaseName(url: string, name: string) {
  const changed = new URL(url)
  changed.pathname = `/${name}`
  return changed.href
}

interface Wishes {
  /** The one that the run is about unless another is named. */
  engine?: Engine
  /** The database of the server to copy, where it should not be empty. */
  copied?: string
}

/** An empty place of its own for one test or one test file. */
export async function emptyPlace({ engine = inject('engine'), copied }: Wishes = {}): Promise<EmptyPlace> {
  const dataDir = await mkdtemp(join(tmpdir(), 'aloka-test-'))
  const removeDir = () => rm(dataDir, { recursive: true, force: true })
  if (engine === 'sqlite') return { dataDir, remove: removeDir }
  const name = `test_${newId().replaceAll('-', '')}`
  await onServer(`create database ${name}${copied ? ` template ${copied}` : ''}`)
  const remove = async () => {
    await onServer(`drop database if exists ${name} with (force)`)
    await removeDir()
  }
  const replica = inject('replica')
  return {
    dataDir,
    databaseUrl: withDatabaseName(inject('postgresUrl'), name),
    replicaUrl: replica && withDatabaseName(replica.url, name),
    remove,
  }
}
