import type { FastifyInstance } from 'fastify'
import { calendarEndpoints as calls } from '../../../contract/booking/calendar.ts'
import type { Db } from '../../../db/open.ts'
import { addDownload, addRoute } from '../../platform/http/route.ts'
import * as calendar from './calendar.service.ts'
import { feedPath, readFeed, renewFeed } from './feed.ts'

export function calendarRoutes(app: FastifyInstance, db: Db) {
  addRoute(app, calls.availability, ({ query }) => calendar.readAvailability(db, query))
  addRoute(app, calls.promises, async () => ({ data: await calendar.readPromises(db) }))
  addRoute(app, calls.days, async ({ query }) => ({ data: await calendar.readDays(db, query) }))
  addRoute(app, calls.block, async ({ body }) => ({
    message: 'Days blocked',
    data: { _id: await calendar.blockDays(db, body) },
  }))
  addRoute(app, calls.blocked, () => calendar.listBlockedDays(db))
  addRoute(app, calls.unblock, async ({ params }) => {
    await calendar.unblockDays(db, params.id)
    return { message: 'Days opened for booking again' }
  })
  addRoute(app, calls.open, async ({ body }) => {
    await calendar.openDay(db, body)
    return { message: 'Special hours saved' }
  })
  addRoute(app, calls.opened, () => calendar.listOpenDays(db))
  addRoute(app, calls.close, async ({ params }) => {
    await calendar.closeDay(db, params.date)
    return { message: 'The day uses the weekly hours again' }
  })
  addRoute(app, calls.feedAddress, async () => ({ data: { path: await feedPath(db) } }))
  addRoute(app, calls.renewFeed, async () => ({ data: { path: await renewFeed(db) } }))
  addDownload(app, calls.feed, async ({ params }) => ({
    fileName: 'calendar.ics',
    content: [await readFeed(db, params.secret)],
  }))
}
