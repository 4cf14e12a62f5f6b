import { randomBytes } from 'node:crypto'
import type { FastifyInstance } from 'fastify'

declare module 'fastify' {
  interface FastifyRequest {
    /** Lets this page's own inline scripts run, and no others. */
    nonce: string
  }
}

const policy = (nonce: string, apiOrigin: string) =>
  [
    "default-src 'self'",
    `script-src 'self' 'nonce-${nonce}'`,
    // Placeholders and transitions are set as style attributes, which carry no script.
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data: blob: https:",
    "font-src 'self'",
    `connect-src 'self' ${apiOrigin}`.trim(),
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ')

const fixed = {
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'cross-origin-opener-policy': 'same-origin-allow-popups',
  'permissions-policy': 'camera=(), microphone=(), geolocation=()',
}

export function addSecurityHeaders(
  app: FastifyInstance,
  { publicUrl, apiUrl }: { publicUrl: string; apiUrl: string },
) {
  const tls = publicUrl.startsWith('https:')
  const apiOrigin = URL.canParse(apiUrl) ? new URL(apiUrl).origin : ''

  app.decorateRequest('nonce', '')
  app.addHook('onRequest', async (request, reply) => {
    request.nonce = randomBytes(16).toString('base64url')
    reply.headers(fixed)
    reply.header('content-security-policy', policy(request.nonce, apiOrigin))
    reply.header('x-request-id', request.id)
    if (tls) reply.header('strict-transport-security', 'max-age=31536000; includeSubDomains')
  })
}
