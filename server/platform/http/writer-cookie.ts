import type { FastifyInstance, FastifyRequest } from 'fastify'
import { cookiePrefix } from './cookies.ts'

const name = `${cookiePrefix}.wrote`
/** Longer than another process may take to hear of a change. */
const seconds = 10

/** Whether a visitor has just changed something, of which this process may not have heard yet. */
export const hasJustWritten = ({ headers }: FastifyRequest) => Boolean(headers.cookie?.includes(`${name}=`))

/** Marks whoever changed something, signed in or not: somebody who signs out afterwards still made the change. */
export function rememberWriters(app: FastifyInstance, secure: boolean) {
  const cookie = `${name}=1; Path=/; Max-Age=${seconds}; HttpOnly; SameSite=Lax${secure ? '; Secure' : ''}`
  app.addHook('onSend', async ({ method }, reply) => {
    if (method !== 'GET' && method !== 'HEAD' && reply.statusCode < 400) reply.header('set-cookie', cookie)
  })
}
