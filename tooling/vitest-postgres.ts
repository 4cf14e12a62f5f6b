import type { TestProject } from 'vitest/node'
import { startPostgres } from './postgres.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** Which of the two databases this run of the suite is about. */
    engine: 'sqlite' | 'postgres'
    /** A server on which tests make databases of their own; there only when the engine is postgres. */
    postgresUrl: string
  }
}

export default async function setup(project: TestProject) {
  const running = process.env.TEST_DATABASE_URL
  if (running) return project.provide('postgresUrl', running)

  let reason = ''
  const postgres = await startPostgres({ explain: (words) => (reason = words) })
  if (!postgres) throw new Error(`No PostgreSQL to test on: ${reason}`)
  project.provide('postgresUrl', postgres.url)
  return postgres.stop
}
