import type { FastifyInstance } from 'fastify'
import { clientOfferEndpoints } from '../../../contract/billing/client-offer.ts'
import { offerEndpoints as calls } from '../../../contract/billing/offer.ts'
import type { Db } from '../../../db/open.ts'
import type { Gateways } from '../providers/gateways.ts'
import { addRoute } from '../../platform/http/route.ts'
import { acceptOffer, agreeOffer } from './accept-offer.ts'
import { readClientMoney } from './client-money.ts'
import * as offers from './offer.service.ts'

export function offerRoutes(app: FastifyInstance, db: Db, gateways: Gateways) {
  addRoute(app, calls.ofBooking, async ({ params }) => ({ data: await offers.readOffers(db, params.id) }))
  addRoute(app, calls.saveDraft, async ({ params, body }) => ({
    message: 'Draft saved',
    data: await offers.saveDraft(db, params.id, body),
  }))
  addRoute(app, calls.send, async ({ params }) => {
    await offers.sendOffer(db, params.id)
    return { message: 'The offer is on the client’s page' }
  })
  addRoute(app, calls.withdraw, async ({ params }) => {
    await offers.withdrawOffer(db, params.id)
    return { message: 'Offer withdrawn' }
  })
  addRoute(app, calls.agree, async ({ params, body }) => {
    await agreeOffer(db, params.id, body.name)
    return { message: 'The offer is accepted' }
  })
  addRoute(app, clientOfferEndpoints.one, async ({ params, query }) => ({
    data: await readClientMoney(db, gateways, params.reference, query.key),
  }))
  addRoute(app, clientOfferEndpoints.accept, async ({ params, body, request }) => {
    await acceptOffer(db, params.reference, body, request.ip)
    return { message: 'Thank you. The offer is accepted.' }
  })
}
