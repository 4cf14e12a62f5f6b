import type { FastifyInstance } from 'fastify'
import type { Config } from '../../config.ts'
import { inProcessCall } from '../http/in-process-call.ts'

/** Other origins that the pages may reach, depending on the configuration. */
function otherOrigins({ firebase }: Config) {
  if (!firebase) return { connect: [], scripts: [], frames: [] }
  const google = ['https://identitytoolkit.googleapis.com', 'https://securetoken.googleapis.com']
  return {
    connect: [...google, ...(firebase.emulatorUrl ? [firebase.emulatorUrl] : [])],
    scripts: ['https://apis.google.com'],
    frames: [`https://${firebase.authDomain}`, ...(firebase.emulatorUrl ? [firebase.emulatorUrl] : [])],
  }
}

/** The policy of a page: of inline scripts, only those with one of these hashes may run. */
export function contentPolicy(config: Config) {
  const { connect, scripts, frames } = otherOrigins(config)
  const list = (...sources: string[]) => sources.join(' ')
  return (hashes: string[] = []) =>
    [
      "default-src 'self'",
      `script-src ${list("'self'", ...hashes, ...scripts)}`,
      // Placeholders and transitions are set as style attributes, which carry no script.
      "style-src 'self' 'unsafe-inline'",
      "img-src 'self' data: blob: https:",
      "font-src 'self'",
      `connect-src ${list("'self'", ...connect)}`,
      ...(frames.length > 0 ? [`frame-src ${list(...frames)}`] : []),
      "object-src 'none'",
      "base-uri 'none'",
      "form-action 'self'",
      "frame-ancestors 'none'",
    ].join('; ')
}

const fixed = {
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'cross-origin-opener-policy': 'same-origin-allow-popups',
  'permissions-policy': 'camera=(), microphone=(), geolocation=()',
}

export function addSecurityHeaders(app: FastifyInstance, config: Config) {
  const tls = config.publicUrl.startsWith('https:')
  const policy = contentPolicy(config)()

  app.addHook('onRequest', async (request, reply) => {
    // The answers to a page that is being rendered reach no browser.
    if (inProcessCall(request)) return
    reply.headers(fixed)
    reply.header('content-security-policy', policy)
    reply.header('x-request-id', request.id)
    if (tls) reply.header('strict-transport-security', 'max-age=31536000; includeSubDomains')
  })
}
