import type { FastifyInstance, FastifyRequest } from 'fastify'

/** All cookies of this site begin with it. */
export const cookiePrefix = 'aloka'

/** Cookies that open a gallery to visitors without an account. */
export const galleryCookiePrefix = `${cookiePrefix}.gallery.`

/** The gallery cookies among all cookies of a request. */
export const galleryCookies = (cookie: string | undefined) =>
  (cookie ?? '')
    .split(/;\s*/)
    .filter((part) => part.startsWith(galleryCookiePrefix))
    .join('; ')

const writerCookie = `${cookiePrefix}.wrote`
/** Longer than another process may take to notice a change. */
const writerSeconds = 10

/** Whether a visitor has just changed something that this process may not know of yet. */
export const hasJustWritten = ({ headers }: FastifyRequest) =>
  Boolean(headers.cookie?.includes(`${writerCookie}=`))

/** Marks every browser that changed something, signed in or not: after signing out it must still see its change. */
export function rememberWriters(app: FastifyInstance, secure: boolean) {
  const cookie = `${writerCookie}=1; Path=/; Max-Age=${writerSeconds}; HttpOnly; SameSite=Lax${secure ? '; Secure' : ''}`
  app.addHook('onSend', async ({ method }, reply) => {
    if (method !== 'GET' && method !== 'HEAD' && reply.statusCode < 400) reply.header('set-cookie', cookie)
  })
}
