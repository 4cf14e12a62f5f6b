import type { FastifyInstance } from 'fastify'
import { outsideCalendarEndpoints as calls } from '../../../contract/booking/outside-calendar.ts'
import type { Db } from '../../../db/open.ts'
import { addRoute } from '../../platform/http/route.ts'
import * as calendars from './outside-calendar.service.ts'

export function outsideCalendarRoutes(app: FastifyInstance, db: Db) {
  addRoute(app, calls.list, async () => ({ data: await calendars.listCalendars(db) }))
  addRoute(app, calls.add, async ({ body }) => ({
    message: 'The calendar is being read',
    data: { _id: await calendars.addCalendar(db, body) },
  }))
  addRoute(app, calls.rename, async ({ params, body }) => {
    await calendars.renameCalendar(db, params.id, body.name)
    return { message: 'Calendar renamed' }
  })
  addRoute(app, calls.read, async ({ params }) => {
    await calendars.readAgain(db, params.id)
    return { message: 'The calendar is being refreshed' }
  })
  addRoute(app, calls.remove, async ({ params }) => {
    await calendars.removeCalendar(db, params.id)
    return { message: 'Calendar removed' }
  })
}
