import type { FastifyInstance } from 'fastify'
import { mailEndpoints as calls } from '../../../contract/shape/mail.ts'
import type { Db } from '../../../db/open.ts'
import { addRoute } from '../../platform/http/route.ts'
import type { MailServerSettings } from '../../platform/mail/mail-server.ts'
import * as mails from './mail.service.ts'

export function mailRoutes(app: FastifyInstance, db: Db, server: MailServerSettings) {
  addRoute(app, calls.list, ({ query }) => mails.listMails(db, server, query))
  addRoute(app, calls.one, async ({ params }) => ({ data: await mails.getMail(db, server, params.id) }))
  addRoute(app, calls.setup, async () => ({ data: await mails.getMailSetup(db, server) }))
  addRoute(app, calls.saveServer, async ({ body }) => {
    await mails.saveMailServer(db, server, body)
    return { message: 'Settings saved' }
  })
  addRoute(app, calls.test, async ({ body }) => ({
    message: 'The test email is on its way',
    data: { _id: await mails.sendTestMail(db, server, body.to) },
  }))
  addRoute(app, calls.retry, async ({ params }) => {
    await mails.retryMail(db, server, params.id)
    return { message: 'The email is being sent again' }
  })
  addRoute(app, calls.remove, async ({ params }) => {
    await mails.deleteMail(db, params.id)
    return { message: 'Email deleted' }
  })
}
