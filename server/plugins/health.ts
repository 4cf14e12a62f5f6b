import type { FastifyInstance } from 'fastify'
import { isMigrated } from '../../db/migrate.ts'
import type { Database } from '../../db/open.ts'
import { AppError } from '../errors.ts'

/** For whatever watches the site: is the process alive, and can it answer from its database? */
export function serveHealth(app: FastifyInstance, database: Database) {
  app.get('/health', async () => ({ success: true, data: 'alive' }))
  app.get('/ready', async () => {
    const ready = await isMigrated(database).catch(() => false)
    if (!ready) throw new AppError('unavailable', 'The database cannot be reached or is not migrated yet.')
    return { success: true, data: 'ready' }
  })
}
