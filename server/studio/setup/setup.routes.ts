import type { FastifyInstance } from 'fastify'
import { setupEndpoints as calls } from '../../../contract/studio/setup.ts'
import type { Db } from '../../../db/open.ts'
import { networkOf } from '../../platform/http/network.ts'
import { withQueuePlace } from '../../platform/identity/fair-queue.ts'
import type { Passwords } from '../../platform/identity/password.ts'
import type { MailServerSettings } from '../../platform/mail/mail-server.ts'
import { addRoute } from '../../platform/http/route.ts'
import * as setup from './setup.service.ts'

export function setupRoutes(
  app: FastifyInstance,
  db: Db,
  passwords: Passwords,
  mailServer: MailServerSettings,
) {
  addRoute(app, calls.needed, async () => ({ data: { needed: await setup.needsOwner(db) } }))
  addRoute(app, calls.owner, async ({ body, request }) => {
    await withQueuePlace({ line: networkOf(request), priority: 'other' }, () =>
      setup.makeOwner(db, body, passwords),
    )
    return { message: 'Welcome to your studio' }
  })
  addRoute(app, calls.progress, async () => ({ data: await setup.readProgress(db, mailServer) }))
  addRoute(app, calls.update, async ({ body }) => {
    await setup.changeProgress(db, body)
    return { message: 'Saved' }
  })
}
