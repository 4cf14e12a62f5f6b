import type { FastifyInstance } from 'fastify'
import { noteEndpoints as calls } from '../../../contract/booking/note.ts'
import type { Db } from '../../../db/open.ts'
import { addRoute } from '../../platform/http/route.ts'
import { readNote, saveNote } from './note.service.ts'

const message = 'Notes saved'

/** Separate from the calls of customers, so that notes can never be part of a reply to them. */
export function noteRoutes(app: FastifyInstance, db: Db) {
  addRoute(app, calls.ofBooking, async ({ params }) => ({
    data: await readNote(db, { bookingId: params.id }),
  }))
  addRoute(app, calls.ofMessage, async ({ params }) => ({
    data: await readNote(db, { messageId: params.id }),
  }))
  addRoute(app, calls.saveOfBooking, async ({ params, body }) => ({
    message,
    data: { version: await saveNote(db, { bookingId: params.id }, body) },
  }))
  addRoute(app, calls.saveOfMessage, async ({ params, body }) => ({
    message,
    data: { version: await saveNote(db, { messageId: params.id }, body) },
  }))
}
