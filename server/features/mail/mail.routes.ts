import type { FastifyInstance } from 'fastify'
import { mailEndpoints as calls } from '../../../contract/mail.ts'
import type { Db } from '../../../db/open.ts'
import type { Config } from '../../config.ts'
import { addRoute } from '../../route.ts'
import { queueTestMail } from '../../mail/test-mail.ts'
import * as mails from './mail.service.ts'

export function mailRoutes(app: FastifyInstance, db: Db, config: Config) {
  addRoute(app, calls.list, ({ query }) => mails.listMails(db, config, query))
  addRoute(app, calls.one, async ({ params }) => ({ data: await mails.getMail(db, config, params.id) }))
  addRoute(app, calls.setup, async () => ({ data: await mails.getMailSetup(db, config) }))
  addRoute(app, calls.test, async ({ body }) => ({
    message: 'The test email is on its way',
    data: { _id: await queueTestMail(db, body.to) },
  }))
  addRoute(app, calls.retry, async ({ params }) => {
    await mails.retryMail(db, params.id)
    return { message: 'The email is being sent again' }
  })
  addRoute(app, calls.remove, async ({ params }) => {
    await mails.deleteMail(db, params.id)
    return { message: 'Mail deleted' }
  })
}
