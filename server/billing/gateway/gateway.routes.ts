import type { FastifyInstance } from 'fastify'
import { gatewayEndpoints as calls } from '../../../contract/billing/gateway.ts'
import type { Db } from '../../../db/open.ts'
import type { Gateways } from '../providers/gateways.ts'
import { addRoute } from '../../platform/http/route.ts'
import { saveGateway, testGateway } from './gateway.service.ts'
import { refundOnline, settleRefundByHand } from './refund-online.ts'
import { markPaymentChecked } from './settle-attempt.ts'
import { settlePaymentByHand } from './settle-by-hand.ts'
import { startPayment } from './start-payment.ts'

export function gatewayRoutes(app: FastifyInstance, db: Db, gateways: Gateways, publicUrl: string) {
  addRoute(app, calls.list, async () => ({ data: await gateways.list() }))
  addRoute(app, calls.save, async ({ params, body }) => {
    await saveGateway(gateways, params.provider, body)
    return { message: 'Settings saved' }
  })
  addRoute(app, calls.test, async ({ params }) => {
    await testGateway(gateways, params.provider)
    return { message: 'The keys work' }
  })
  addRoute(app, calls.start, async ({ params, body }) => ({
    data: await startPayment(db, gateways, { ...params, ...body, publicUrl }),
  }))
  addRoute(app, calls.seen, async ({ params }) => {
    await markPaymentChecked(db, params.id)
    return { message: 'Marked as checked' }
  })
  addRoute(app, calls.settlePayment, async ({ params, body, viewer }) => {
    await settlePaymentByHand(db, viewer, params.id, body)
    return { message: 'The outcome is recorded' }
  })
  addRoute(app, calls.settleRefund, async ({ params, body }) => {
    await settleRefundByHand(db, params.id, body)
    return { message: 'The outcome is recorded' }
  })
  addRoute(app, calls.refund, async ({ params, body, viewer }) => {
    const { id } = await refundOnline(db, gateways, viewer, params.id, body)
    return { message: 'The refund is on its way', data: { _id: id } }
  })
}
