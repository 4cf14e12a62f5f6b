import type { FastifyRequest } from 'fastify'
import type { Config } from '../../config.ts'
import { forbidden } from '../http/errors.ts'

/** This site, and the other origins of the configuration. */
export const trustedOrigins = ({ publicUrl, corsOrigins }: Pick<Config, 'publicUrl' | 'corsOrigins'>) =>
  new Set([new URL(publicUrl).origin, ...corsOrigins])

/**
 * For requests that are authenticated by a cookie, which browsers also send from other sites: forms of pages, and calls of
 * the identity library. Browsers tell where a request comes from; one that does not tell is refused if it has a cookie.
 */
export function createCsrfGuard(config: Pick<Config, 'publicUrl' | 'corsOrigins'>) {
  const trusted = trustedOrigins(config)

  function isCrossSite({ origin, cookie, 'sec-fetch-site': from }: FastifyRequest['headers']) {
    // Forms of a page with `no-referrer` have the origin 'null'; Sec-Fetch-Site then tells where they come from.
    if (origin && origin !== 'null') return !trusted.has(origin)
    if (from) return from !== 'same-origin' && from !== 'none'
    return origin === 'null' || Boolean(cookie)
  }

  return async function refuseCrossSite({ method, headers }: FastifyRequest) {
    if (method !== 'GET' && method !== 'HEAD' && isCrossSite(headers))
      throw forbidden('This request came from another site.')
  }
}
