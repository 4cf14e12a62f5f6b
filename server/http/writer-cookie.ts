import type { FastifyInstance, FastifyRequest } from 'fastify'
import { lateByMs } from '../../db/replica-progress.ts'
import { cookiePrefix } from './cookies.ts'

const name = `${cookiePrefix}.wrote`
/** Longer than a replica may be late, or another process may not have heard of a change. */
const seconds = (2 * lateByMs) / 1000

/** Whether a visitor has just changed something, of which this process may not have heard yet. */
export const hasJustWritten = ({ headers }: FastifyRequest) => Boolean(headers.cookie?.includes(`${name}=`))

/** Marks whoever changed something, signed in or not: somebody who signs out afterwards still made the change. */
export function rememberWriters(app: FastifyInstance, secure: boolean) {
  const cookie = `${name}=1; Path=/; Max-Age=${seconds}; HttpOnly; SameSite=Lax${secure ? '; Secure' : ''}`
  app.addHook('onSend', async ({ method }, reply) => {
    if (method !== 'GET' && method !== 'HEAD' && reply.statusCode < 400) reply.header('set-cookie', cookie)
  })
}
