import { betterAuth } from 'better-auth'
import type { FastifyInstance } from 'fastify'
import type { Viewer } from '../../contract/identity.ts'
import type { Database } from '../../db/open.ts'
import type { Config } from '../config.ts'
import { passBodiesThrough, sendWebResponse, toWebRequest } from '../plugins/web-bridge.ts'

export const minPasswordLength = 6
const cookiePrefix = 'aloka'
const sessionCookie = `${cookiePrefix}.session_token`

/** The identity provider that comes with the site: accounts, passwords and sessions in its own database. */
export function createEmbeddedIdentity({ identityDb, engine }: Database, secret: Buffer, config: Config) {
  const auth = betterAuth({
    appName: 'Aloka',
    baseURL: config.publicUrl,
    basePath: '/api/auth',
    secret: secret.toString('base64url'),
    database: { db: identityDb, type: engine },
    trustedOrigins: [config.publicUrl, ...config.corsOrigins],
    emailAndPassword: { enabled: true, minPasswordLength },
    user: { additionalFields: { role: { type: 'string', input: false, defaultValue: 'customer' } } },
    rateLimit: { enabled: config.limits },
    advanced: { cookiePrefix, useSecureCookies: config.publicUrl.startsWith('https:') },
    telemetry: { enabled: false },
    logger: { disabled: true },
  })
  return {
    handler: auth.handler,
    /** Who a request's session cookie belongs to; most visitors have none, and cost nothing. */
    async viewerOfCookie(cookie: string | undefined): Promise<Viewer | null> {
      if (!cookie?.includes(sessionCookie)) return null
      const session = await auth.api.getSession({ headers: new Headers({ cookie }) })
      if (!session) return null
      const { id, email, name, image, role } = session.user
      return {
        uid: id,
        email,
        displayName: name,
        photoURL: image ?? '',
        role: role === 'owner' ? 'owner' : 'customer',
      }
    },
  }
}

export type EmbeddedIdentity = ReturnType<typeof createEmbeddedIdentity>

/** The provider's own paths and replies, outside the envelope. */
export function serveEmbeddedIdentity(app: FastifyInstance, identity: EmbeddedIdentity, publicUrl: string) {
  app.register(async (scope) => {
    passBodiesThrough(scope)
    scope.route({
      method: ['GET', 'POST'],
      url: '/auth/*',
      handler: async (request, reply) =>
        sendWebResponse(await identity.handler(toWebRequest(request, publicUrl)), reply),
    })
  })
}
