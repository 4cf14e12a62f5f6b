import type { FastifyInstance } from 'fastify'
import { isMigrated } from '../../db/migrate.ts'
import type { Database } from '../../db/open.ts'
import { AppError } from '../errors.ts'

/** For whatever watches the site: is the process alive, and may it be sent visitors? */
export function serveHealth(app: FastifyInstance, database: Database, isLeaving: () => boolean) {
  app.get('/health', async () => ({ success: true, data: 'alive' }))
  app.get('/ready', async () => {
    if (isLeaving()) throw new AppError('unavailable', 'This process is about to end.')
    const ready = await isMigrated(database).catch(() => false)
    if (!ready) throw new AppError('unavailable', 'The database cannot be reached or is not migrated yet.')
    return { success: true, data: 'ready' }
  })
}
