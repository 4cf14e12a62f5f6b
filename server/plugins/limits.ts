import rateLimit, { type FastifyRateLimitStoreCtor, type RateLimitOptions } from '@fastify/rate-limit'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Limit } from '../../contract/endpoint.ts'
import { AppError } from '../errors.ts'
import { OwnAttempts } from './own-attempts.ts'

/** Calls of the contract, and pages that are not cached. */
type Counted = Limit | 'page'

/** Requests a minute for one address; an account gets as many, whatever addresses it comes from. */
const perMinute: Record<Counted, number> = {
  page: 300,
  read: 600,
  write: 120,
  form: 10,
  review: 10,
  'sign-in': 20,
  upload: 120,
  // A gallery shows hundreds of pictures to whoever scrolls quickly.
  file: 6000,
}

/** Sign-in attempts in a quarter of an hour: from one address, and from all addresses together. */
const guessWindow = '15 minutes'
const guessesFromOne = 10
const guessesFromAll = 100

type Limiter = (options: RateLimitOptions) => ReturnType<FastifyInstance['createRateLimit']>
type Check = (name: string, request: FastifyRequest, reply: FastifyReply) => Promise<void>

export interface Limits {
  address: (limit: Counted, request: FastifyRequest, reply: FastifyReply) => Promise<void>
  account: (limit: Counted, request: FastifyRequest, reply: FastifyReply) => Promise<void>
  /** For attempts at one account, named by its email address. */
  guesses: Check
}

const unlimited: Limits = { address: async () => {}, account: async () => {}, guesses: async () => {} }

function refuse(reply: FastifyReply, seconds: number): never {
  reply.header('retry-after', seconds)
  throw new AppError('rate-limited', `Too many requests. Please try again in ${seconds} seconds.`)
}

/**
 * Whoever guesses at an account is stopped at their own address long before the account itself is slowed down, so that
 * its owner can still sign in from elsewhere.
 */
function createGuessLimit(limiter: Limiter): Check {
  const names = new WeakMap<FastifyRequest, string>()
  const fromOne = limiter({
    groupId: 'guess from one',
    max: guessesFromOne,
    timeWindow: guessWindow,
    keyGenerator: (request) => `${names.get(request)} ${request.ip}`,
  })
  const fromAll = limiter({
    groupId: 'guess from all',
    max: guessesFromAll,
    timeWindow: guessWindow,
    keyGenerator: (request) => names.get(request)!,
  })
  return async (name, request, reply) => {
    names.set(request, name)
    for (const check of [fromOne, fromAll]) {
      const state = await check(request)
      if (!state.isAllowed && state.isExceeded) refuse(reply, state.ttlInSeconds)
    }
  }
}

async function createLimiter(app: FastifyInstance, store: FastifyRateLimitStoreCtor): Promise<Limiter> {
  let limiter: Limiter
  await app.register(async (scope) => {
    // A home network gets a whole IPv6 /64, so that is what counts as one address.
    await scope.register(rateLimit, { global: false, timeWindow: '1 minute', ipv6Subnet: 64, store })
    limiter = (options) => scope.createRateLimit(options)
  })
  return limiter!
}

/** With `shared`, processes count together; reading is counted by each for itself, as it must cost nothing. */
export async function createLimits(
  app: FastifyInstance,
  enabled: boolean,
  shared?: FastifyRateLimitStoreCtor,
): Promise<Limits> {
  if (!enabled) return unlimited
  const alone = await createLimiter(app, OwnAttempts)
  const together = shared ? await createLimiter(app, shared) : alone

  const counters = (name: string, key?: (request: FastifyRequest) => string) => {
    const check = Object.fromEntries(
      Object.entries(perMinute).map(([limit, max]) => {
        const limiter = ['read', 'page', 'file'].includes(limit) ? alone : together
        return [limit, limiter({ max, groupId: `${limit} by ${name}`, ...(key && { keyGenerator: key }) })]
      }),
    )
    return async (limit: Counted, request: FastifyRequest, reply: FastifyReply) => {
      const state = await check[limit]!(request)
      if (!state.isAllowed && state.isExceeded) refuse(reply, state.ttlInSeconds)
    }
  }
  const guesses = createGuessLimit(together)
  const account = counters('account', (request) => request.viewer!.uid)
  return {
    address: counters('address'),
    guesses,
    account: async (limit, request, reply) => {
      if (request.viewer) await account(limit, request, reply)
    },
  }
}
