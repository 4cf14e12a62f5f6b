import type { FastifyReply, FastifyRequest } from 'fastify'
import { galleryCookiePrefix } from '../../platform/http/cookies.ts'

const name = (slug: string) => `${galleryCookiePrefix}${slug}`

/** How long somebody is let in without being asked again. */
export const passMs = 90 * 86_400_000
/** The cookie is kept longer than the pass is valid: an expired pass still marks a known device. */
const yearSeconds = 365 * 86_400

/** One cookie for each gallery: whoever has several links sees each with its own rights. */
export function readPass({ headers }: Pick<FastifyRequest, 'headers'>, slug: string) {
  const start = `${name(slug)}=`
  const found = headers.cookie?.split(/;\s*/).find((part) => part.startsWith(start))
  return found?.slice(start.length)
}

/** Set by the server and read by no script, which browsers inside of other apps take like any other. */
export function sendPass(reply: FastifyReply, slug: string, pass: string, secure: boolean) {
  const flags = `Path=/; Max-Age=${yearSeconds}; HttpOnly; SameSite=Lax${secure ? '; Secure' : ''}`
  reply.header('set-cookie', `${name(slug)}=${pass}; ${flags}`)
}
