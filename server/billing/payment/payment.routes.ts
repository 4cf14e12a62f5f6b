import type { FastifyInstance } from 'fastify'
import { paymentEndpoints as calls } from '../../../contract/billing/payment.ts'
import type { Db } from '../../../db/open.ts'
import { addRoute } from '../../platform/http/route.ts'
import { approveClaim, claimPayment, denyClaim } from './claim.service.ts'
import * as payments from './payment.service.ts'

export function paymentRoutes(app: FastifyInstance, db: Db) {
  addRoute(app, calls.ofBooking, async ({ params }) => ({ data: await payments.readMoney(db, params.id) }))
  addRoute(app, calls.record, async ({ params, body, viewer }) => {
    const { id } = await payments.recordPayment(db, viewer, params.id, body)
    return { message: 'Payment recorded', data: { _id: id } }
  })
  addRoute(app, calls.refund, async ({ params, body, viewer }) => {
    const { id } = await payments.recordRefund(db, viewer, params.id, body)
    return { message: 'Refund recorded', data: { _id: id } }
  })
  addRoute(app, calls.reverse, async ({ params, body, viewer }) => {
    const { id } = await payments.reverseEntry(db, viewer, params.id, body.reason)
    return { message: 'Entry reversed', data: { _id: id } }
  })
  addRoute(app, calls.approve, async ({ params, body, viewer }) => {
    await approveClaim(db, viewer, params.id, body.amount)
    return { message: 'Payment recorded' }
  })
  addRoute(app, calls.notFound, async ({ params, body }) => {
    await denyClaim(db, params.id, body.message)
    return { message: 'The client has been notified' }
  })
  addRoute(app, calls.claim, async ({ params, body }) => {
    await claimPayment(db, params.reference, body)
    return { message: 'Thank you. I will check whether it has arrived and write to you.' }
  })
}
