import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Db } from '../../../db/open.ts'
import { networkOf } from '../../platform/http/network.ts'
import type { Gateways } from '../providers/gateways.ts'
import type { Limits } from '../../platform/plugins/limits.ts'
import { handleReturn, handleNotice } from './return.service.ts'
import { createSnsReader } from './sns.ts'

const bodyLimit = 64 * 1024

/** Gateways send forms, and Amazon's notices are JSON with the content type text. */
function acceptForms(app: FastifyInstance) {
  app.removeAllContentTypeParsers()
  app.addContentTypeParser('*', { parseAs: 'string', bodyLimit }, (_, body, done) => done(null, body))
}

const fieldsOf = ({ body, query }: FastifyRequest) => ({
  ...(query as Record<string, string>),
  ...(typeof body === 'string' ? Object.fromEntries(new URLSearchParams(body)) : {}),
})

/**
 * Receives returning browsers and the gateways' notices. Both come from other sites and are not trusted: a browser is
 * redirected to the client's page after asking the gateway, and a notice only enqueues a check.
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
        const address = await handleReturn(db, gateways, { id, signature, fields: fieldsOf(request) })
        return reply
          .header('cache-control', 'no-store')
          .header('referrer-policy', 'no-referrer')
          .redirect(address, 303)
      },
    })
    scope.post<{ Params: { provider: string } }>('/payments/notice/:provider', async (request, reply) => {
      await limits('write', networkOf(request))
      const { provider } = request.params
      await handleNotice(db, gateways, sns, { provider, body: String(request.body ?? '') })
      return reply.header('cache-control', 'no-store').type('text/plain').send('OK')
    })
  })
}
