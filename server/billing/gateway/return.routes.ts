import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Db } from '../../../db/open.ts'
import { networkOf } from '../../platform/http/network.ts'
import type { Gateways } from '../providers/gateways.ts'
import type { Limits } from '../../platform/plugins/limits.ts'
import { cameBack, takeNotice } from './return.service.ts'
import { createSnsReader } from './sns.ts'

const bodyLimit = 64 * 1024

/** Gateways send forms, and Amazon's notices are JSON that calls itself text. */
function acceptForms(app: FastifyInstance) {
  app.removeAllContentTypeParsers()
  app.addContentTypeParser('*', { parseAs: 'string', bodyLimit }, (_, body, done) => done(null, body))
}

const fieldsOf = ({ body, query }: FastifyRequest) => ({
  ...(query as Record<string, string>),
  ...(typeof body === 'string' ? Object.fromEntries(new URLSearchParams(body)) : {}),
})

/**
 * Where browsers come back and gateways tell. Both come from other sites and without a cookie, so that neither is
 * believed: a browser is sent on to the client's page, and a notice is answered at once and looked into by the queue.
 */
export function returnRoutes(app: FastifyInstance, db: Db, gateways: Gateways, limits: Limits) {
  const sns = createSnsReader(db)
  app.register(async (scope) => {
    acceptForms(scope)
    scope.route<{ Params: { id: string; signature: string } }>({
      method: ['GET', 'POST'],
      url: '/payments/return/:id/:signature',
      handler: async (request, reply) => {
        await limits('write', networkOf(request))
        const { id, signature } = request.params
        const address = await cameBack(db, gateways, { id, signature, fields: fieldsOf(request) })
        return reply
          .header('cache-control', 'no-store')
          .header('referrer-policy', 'no-referrer')
          .redirect(address, 303)
      },
    })
    scope.post<{ Params: { provider: string } }>('/payments/notice/:provider', async (request, reply) => {
      await limits('write', networkOf(request))
      const { provider } = request.params
      await takeNotice(db, gateways, sns, { provider, body: String(request.body ?? '') })
      return reply.header('cache-control', 'no-store').type('text/plain').send('OK')
    })
  })
}
