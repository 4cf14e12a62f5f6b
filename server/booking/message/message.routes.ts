import type { FastifyInstance } from 'fastify'
import { dayInDhaka } from '../../../contract/shape/dates.ts'
import { messageEndpoints as calls } from '../../../contract/booking/message.ts'
import type { Db } from '../../../db/open.ts'
import { networkOf } from '../../platform/http/network.ts'
import { addDownload, addRoute } from '../../platform/http/route.ts'
import type { SpamGuard } from '../../platform/spam/spam-guard.ts'
import { exportMessages } from './message.export.ts'
import * as messages from './message.service.ts'

export function messageRoutes(app: FastifyInstance, db: Db, spam: SpamGuard) {
  addRoute(app, calls.add, async ({ viewer, body, request }) => {
    const verdict = await spam.judge({
      protection: body,
      typed: body,
      network: networkOf(request),
      isSignedIn: viewer !== null,
    })
    return {
      message: 'Thank you, your message was received. I will reply soon.',
      data: { _id: await messages.addMessage(db, viewer, body, verdict) },
    }
  })
  addRoute(app, calls.list, ({ viewer, query }) => messages.listMessages(db, viewer, query))
  addRoute(app, calls.one, ({ viewer, params }) => messages.readMessage(db, viewer, params.id))
  addRoute(app, calls.count, async ({ viewer }) => ({ data: await messages.countMessages(db, viewer) }))
  addRoute(app, calls.solve, async ({ params }) => {
    await messages.solveMessage(db, params.id)
    return { message: 'Issue resolved successfully' }
  })
  addRoute(app, calls.reopen, async ({ params }) => {
    await messages.reopenMessage(db, params.id)
    return { message: 'Marked as pending' }
  })
  addRoute(app, calls.reply, async ({ viewer, params, body }) => ({
    message: body.solve ? 'Your reply is saved, and it is solved' : 'Your reply is saved',
    data: { _id: await messages.replyToMessage(db, viewer, params.id, body) },
  }))
  addRoute(app, calls.notSpam, async ({ viewer, params }) => {
    await messages.markNotSpam(db, viewer, params.id)
    return { message: 'Moved to inbox' }
  })
  addRoute(app, calls.remove, async ({ params }) => {
    await messages.deleteMessage(db, params.id)
    return { message: 'Message deleted' }
  })
  addDownload(app, calls.export, ({ query }) => ({
    fileName: `messages-${dayInDhaka()}.csv`,
    content: exportMessages(db, query),
  }))
}
