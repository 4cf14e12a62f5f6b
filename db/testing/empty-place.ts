import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { inject } from 'vitest'
import { newId } from '../ids.ts'
import type { Engine, Place } from '../open.ts'

export interface EmptyPlace extends Place {
  remove(): Promise<void>
}

/** One connection for all databases that a test process creates; it does not keep the process alive. */
let server: pg.Pool | undefined

function onServer(statement: string) {
  server ??= new pg.Pool({ connectionString: inject('postgresUrl'), max: 1, allowExitOnIdle: true })
  return server.query(statement)
}

function withDatabaseName(url: string, name: string) {
  const changed = new URL(url)
  changed.pathname = `/${name}`
  return changed.href
}

interface Wishes {
  /** The engine of the run if left out. */
  engine?: Engine
  /** The database of the server to copy, if it should not be empty. */
  copied?: string
}

/** An empty database and folder for one test or one test file. */
export async function emptyPlace({ engine = inject('engine'), copied }: Wishes = {}): Promise<EmptyPlace> {
  const dataDir = await mkdtemp(join(tmpdir(), 'aloka-test-'))
  const removeDir = () => rm(dataDir, { recursive: true, force: true })
  if (engine === 'sqlite') return { dataDir, remove: removeDir }
  const name = `test_${newId().replaceAll('-', '')}`
  // Copying its files takes half the time of logging every page, and keeps the catalogue's caches.
  await onServer(`create database ${name}${copied ? ` template ${copied} strategy file_copy` : ''}`)
  const remove = async () => {
    await onServer(`drop database if exists ${name} with (force)`)
    await removeDir()
  }
  return {
    dataDir,
    databaseUrl: withDatabaseName(inject('postgresUrl'), name),
    remove,
  }
}
