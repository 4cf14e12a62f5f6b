import { sql } from 'kysely'
import type { TestProject } from 'vitest/node'
import { newId } from '../db/ids.ts'
import { migrate } from '../db/migrate.ts'
import { openDatabase } from '../db/open.ts'
import { startPostgres } from './postgres.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** Which of the two engines this run tests. */
    engine: 'sqlite' | 'postgres'
    /** A server on which tests create databases; only with the engine postgres. */
    postgresUrl: string
    /** A migrated, empty database of that server that tests copy instead of migrating their own. */
    postgresTemplate?: string
  }
}

async function startServer() {
  const running = process.env.TEST_DATABASE_URL
  if (running) return { url: running, stop: async () => undefined }

  let reason = ''
  const postgres = await startPostgres({ explain: (words) => (reason = words) })
  if (!postgres) throw new Error(`No PostgreSQL to test on: ${reason}`)
  return postgres
}

async function onServer(url: string, statement: string) {
  const { db, close } = openDatabase({ databaseUrl: url, dataDir: '' })
  await sql.raw(statement).execute(db)
  await close()
}

async function makeTemplate(url: string) {
  const name = `template_${newId().replaceAll('-', '')}`
  await onServer(url, `create database ${name}`)
  const address = new URL(url)
  address.pathname = `/${name}`
  const database = openDatabase({ databaseUrl: address.href, dataDir: '' })
  await migrate(database)
  await database.close()
  return name
}

export default async function setup(project: TestProject) {
  const { url, stop } = await startServer()
  const template = await makeTemplate(url)
  project.provide('postgresUrl', url)
  project.provide('postgresTemplate', template)
  return async () => {
    await onServer(url, `drop database ${template} with (force)`)
    await stop()
  }
}
