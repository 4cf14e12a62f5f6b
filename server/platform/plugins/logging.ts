import { type FastifyInstance, type FastifyServerOptions, LogController } from 'fastify'
import type { Config } from '../../config.ts'
import { networkOf } from '../http/network.ts'

export const logging = (level: Config['logLevel']): FastifyServerOptions => ({
  logController: new LogController({ disableRequestLogging: true }),
  logger: {
    level,
    serializers: {
      err: (error: Error & { code?: string }) => ({
        type: error.name,
        code: error.code,
        message: error.message,
        stack: error.stack ?? '',
      }),
    },
  },
})

/** Logs one line per request, by route and network. Queries, bodies and personal data stay out of the log. */
export function logRequests(app: FastifyInstance) {
  app.addHook('onResponse', async (request, reply) => {
    request.log.info(
      {
        method: request.method,
        route: request.routeOptions.url ?? 'unknown',
        network: networkOf(request),
        status: reply.statusCode,
        ms: Math.round(reply.elapsedTime * 10) / 10,
      },
      'request',
    )
  })
}
