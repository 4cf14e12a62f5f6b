import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Replica } from '../../db/replica.ts'
import type { Cache } from '../cache/cache.ts'
import { cookiePrefix } from '../http/cookies.ts'

/**
 * Strangers who read what is public may see it a few seconds late. Whoever could have changed it is known by a token or
 * a cookie of ours, on whichever device, and reads from the database itself; so do pages, as they are cached.
 */
function mayReadLate({ routeOptions, headers }: FastifyRequest) {
  const { endpoint } = routeOptions.config
  if (endpoint?.method !== 'GET' || endpoint.access !== 'public') return false
  return !headers.authorization && !headers.cookie?.includes(`${cookiePrefix}.`)
}

/** Lets a replica answer where nobody can tell the difference. */
export function readFromReplica(app: FastifyInstance, replica: Replica, cache: Cache) {
  // What is answered is cached, so none of it may be older than the last change.
  const mayAnswer = (request: FastifyRequest) => mayReadLate(request) && replica.has(cache.lastInvalidation())
  app.addHook('onRequest', (request, _, next) => replica.readLate(mayAnswer(request), next))

  replica.onError((problem) => {
    if (!problem) app.log.info('the replica is used again')
    else if (problem === 'too late') app.log.warn('the replica is too far behind to be used')
    else app.log.warn({ err: problem.error }, 'the replica is not used')
  })
}
