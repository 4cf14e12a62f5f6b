import type { FastifyRequest } from 'fastify'
import type { Config } from '../../config.ts'
import { forbidden } from '../http/errors.ts'

/** This site, and those that its owner named. */
export const trustedOrigins = ({ publicUrl, corsOrigins }: Pick<Config, 'publicUrl' | 'corsOrigins'>) =>
  new Set([new URL(publicUrl).origin, ...corsOrigins])

/**
 * For what acts on a cookie, which a browser sends along whoever asks: pages that take forms, and the identity provider.
 * Every browser tells where a form or a call comes from; where nothing tells, a cookie is not taken for anybody's will.
 */
export function createCsrfGuard(config: Pick<Config, 'publicUrl' | 'corsOrigins'>) {
  const trusted = trustedOrigins(config)

  function isCrossSite({ origin, cookie, 'sec-fetch-site': from }: FastifyRequest['headers']) {
    // A page that names itself to nobody has no origin for its own forms, either: where they come from is told beside it.
    if (origin && origin !== 'null') return !trusted.has(origin)
    if (from) return from !== 'same-origin' && from !== 'none'
    return origin === 'null' || Boolean(cookie)
  }

  return async function refuseCrossSite({ method, headers }: FastifyRequest) {
    if (method !== 'GET' && method !== 'HEAD' && isCrossSite(headers))
      throw forbidden('This request came from another site.')
  }
}
