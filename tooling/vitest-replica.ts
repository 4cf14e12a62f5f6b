import type { TestProject } from 'vitest/node'
import { startReplica } from './postgres/replica.ts'
import { startOwnPostgres } from './postgres.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** A server that follows the one tests make databases on, and its process; only for the tests about it. */
    replica?: { url: string; pid: number }
  }
}

export default async function setup(project: TestProject) {
  let reason = ''
  // Durable, as what is stored otherwise reaches the log, and so the replica, only a moment later.
  const postgres = await startOwnPostgres({ durable: true, explain: (words) => (reason = words) })
  if (!postgres?.server) throw new Error(`No PostgreSQL to test on: ${reason}`)
  const { url, pid, stop } = await startReplica(postgres.server)
  project.provide('postgresUrl', postgres.url)
  project.provide('replica', { url, pid })
  return async () => {
    await stop()
    await postgres.stop()
  }
}
