import rateLimit from '@fastify/rate-limit'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Limit } from '../../contract/endpoint.ts'
import { AppError } from '../errors.ts'

/** Requests a minute for one address; an account gets as many, whatever addresses it comes from. */
const perMinute: Record<Limit, number> = {
  read: 600,
  write: 120,
  form: 10,
  review: 10,
  'sign-in': 20,
  upload: 30,
}

export interface Limits {
  address: (limit: Limit, request: FastifyRequest, reply: FastifyReply) => Promise<void>
  account: (limit: Limit, request: FastifyRequest, reply: FastifyReply) => Promise<void>
}

const unlimited: Limits = { address: async () => {}, account: async () => {} }

export async function createLimits(app: FastifyInstance, enabled: boolean): Promise<Limits> {
  if (!enabled) return unlimited
  // A home network gets a whole IPv6 /64, so that is what counts as one address.
  await app.register(rateLimit, { global: false, timeWindow: '1 minute', ipv6Subnet: 64 })

  const counters = (key?: (request: FastifyRequest) => string) => {
    const check = Object.fromEntries(
      Object.entries(perMinute).map(([limit, max]) => [
        limit,
        app.createRateLimit(key ? { max, keyGenerator: key } : { max }),
      ]),
    )
    return async (limit: Limit, request: FastifyRequest, reply: FastifyReply) => {
      const state = await check[limit]!(request)
      if (state.isAllowed || !state.isExceeded) return
      reply.header('retry-after', state.ttlInSeconds)
      throw new AppError(
        'rate-limited',
        `Too many requests. Please try again in ${state.ttlInSeconds} seconds.`,
      )
    }
  }
  const account = counters((request) => request.viewer!.uid)
  return {
    address: counters(),
    account: async (limit, request, reply) => {
      if (request.viewer) await account(limit, request, reply)
    },
  }
}
