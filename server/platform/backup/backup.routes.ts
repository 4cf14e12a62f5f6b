import type { FastifyInstance } from 'fastify'
import { backupEndpoints as calls } from '../../../contract/studio/backup.ts'
import type { Db } from '../../../db/open.ts'
import type { Config } from '../../config.ts'
import { addDownload, addRoute } from '../http/route.ts'
import * as backups from './backup.service.ts'

export function backupRoutes(app: FastifyInstance, db: Db, { dataDir, dailyBackup }: Config) {
  addRoute(app, calls.list, async () => ({
    data: await backups.listBackups(db, dataDir),
    making: await backups.readMaking(db),
    daily: dailyBackup,
  }))
  addRoute(app, calls.make, async () => {
    await backups.askForBackup(db)
    return { message: 'The backup is being made' }
  })
  addRoute(app, calls.check, async ({ params }) => {
    await backups.askForCheck(db, dataDir, params.id)
    return { message: 'The backup is being checked' }
  })
  addDownload(app, calls.download, ({ params }) => backups.openBackup(dataDir, params.id))
  addRoute(app, calls.remove, async ({ params }) => {
    await backups.deleteBackup(dataDir, params.id)
    return { message: 'Backup deleted' }
  })
}
