import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Config } from '../config.ts'
import { AppError, forbidden } from '../errors.ts'
import { createForeignSiteGuard, trustedOrigins } from '../plugins/foreign-sites.ts'
import { unstorable } from '../plugins/envelope.ts'
import type { Limits } from '../plugins/limits.ts'
import { sendWebResponse, toWebRequest } from '../plugins/web-bridge.ts'
import { addressHeader, type EmbeddedIdentity } from './embedded.ts'

/** Calls that take a guess at something, or that write to somebody. */
const guarded =
  /^\/api\/auth\/(sign-in|sign-up|hosted|request-password-reset|reset-password|change-password|verify-password)/

const accountOf = (body: unknown) => {
  try {
    const { email } = JSON.parse(String(body)) as { email?: unknown }
    return typeof email === 'string' ? email.trim().toLowerCase() : ''
  } catch {
    return ''
  }
}

/** PostgreSQL keeps none, and the library would hand it on. */
async function refuseNul({ url, body }: FastifyRequest) {
  if (/%00/.test(url) || /\\u0000|\0/.test(String(body))) throw new AppError('invalid', unstorable)
}

/** The provider's own paths and replies, outside the envelope but for refusals of ours. */
export function serveEmbeddedIdentity(
  app: FastifyInstance,
  identity: EmbeddedIdentity,
  limits: Limits,
  config: Config,
) {
  const { publicUrl } = config
  const trusted = trustedOrigins(config)

  /** A link from elsewhere may lead here, but not through here to another site. */
  async function refuseToLeadAway({ url }: FastifyRequest) {
    for (const [name, target] of new URL(url, publicUrl).searchParams) {
      const leads = /URL$|^redirectTo$/i.test(name)
      if (leads && !trusted.has(URL.parse(target, publicUrl)?.origin ?? ''))
        throw forbidden('This address leads to another site.')
    }
  }

  async function limitGuesses(request: FastifyRequest, reply: FastifyReply) {
    if (request.method !== 'POST' || !guarded.test(request.url)) return
    await limits.address('sign-in', request, reply)
    const account = accountOf(request.body)
    if (account) await limits.guesses(account, request, reply)
  }

  app.register(async (scope) => {
    scope.removeAllContentTypeParsers()
    scope.addContentTypeParser('*', { parseAs: 'string' }, (_request, body, done) => done(null, body))
    scope.route({
      method: ['GET', 'POST'],
      url: '/auth/*',
      // The library checks where a call comes from too, but not in every mode that it runs in.
      onRequest: [createForeignSiteGuard(config), refuseToLeadAway],
      preHandler: [refuseNul, limitGuesses],
      handler: async (request, reply) => {
        request.headers[addressHeader] = request.ip
        // A sign-in window comes back here from another site and must still reach the page that opened it.
        reply.header('cross-origin-opener-policy', 'unsafe-none')
        return sendWebResponse(await identity.handler(toWebRequest(request, publicUrl)), reply)
      },
    })
  })
}
