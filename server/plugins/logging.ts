import { type FastifyInstance, type FastifyServerOptions, LogController } from 'fastify'
import type { Config } from '../config.ts'

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

/** One line a request, by route and not by address: queries, bodies and addresses of people stay out of the log. */
export function logRequests(app: FastifyInstance) {
  app.addHook('onResponse', async (request, reply) => {
    request.log.info(
      {
        method: request.method,
        route: request.routeOptions.url ?? 'unknown',
        status: reply.statusCode,
        ms: Math.round(reply.elapsedTime * 10) / 10,
      },
      'request',
    )
  })
}
