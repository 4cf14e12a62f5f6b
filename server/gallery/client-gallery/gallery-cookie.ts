import type { FastifyReply, FastifyRequest } from 'fastify'
import { galleryCookiePrefix } from '../../platform/http/cookies.ts'

const cookieName = (slug: string) => `${galleryCookiePrefix}${slug}`

/** How long a pass is valid. */
export const passMs = 90 * 86_400_000
/** The cookie lasts longer than the pass: an expired pass still marks a known device. */
const yearSeconds = 365 * 86_400

/** There is one cookie per gallery, because a visitor with several links can have different roles. */
export function readPass({ headers }: Pick<FastifyRequest, 'headers'>, slug: string) {
  const start = `${cookieName(slug)}=`
  const found = headers.cookie?.split(/;\s*/).find((part) => part.startsWith(start))
  return found?.slice(start.length)
}

/** Sets the pass as a cookie that scripts cannot read. */
export function sendPass(reply: FastifyReply, slug: string, pass: string, secure: boolean) {
  const flags = `Path=/; Max-Age=${yearSeconds}; HttpOnly; SameSite=Lax${secure ? '; Secure' : ''}`
  reply.header('set-cookie', `${cookieName(slug)}=${pass}; ${flags}`)
}
