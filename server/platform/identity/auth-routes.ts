import type { FastifyInstance, FastifyRequest } from 'fastify'
import { z } from '../../../contract/shape/zod.ts'
import { maxEmail } from '../../../contract/shape/fields.ts'
import type { Db } from '../../../db/open.ts'
import type { Config } from '../../config.ts'
import { AppError, forbidden, invalid } from '../http/errors.ts'
import { networkOf } from '../http/network.ts'
import { createCsrfGuard, trustedOrigins } from '../plugins/csrf.ts'
import { findUnstorable, nothingHere, unstorable } from '../plugins/envelope.ts'
import type { Limits } from '../plugins/limits.ts'
import { addressOf, toWebRequest } from '../plugins/web-bridge.ts'
import type { Devices } from './device-cookie.ts'
import { addressHeader, type EmbeddedIdentity } from './embedded.ts'
import { withQueuePlace, queuePlaceOf } from './fair-queue.ts'
import { guess, passwordBudgets } from './guesses.ts'
import { isWrongPassword, sendOrRefuse } from './refusals.ts'
import { accountOfResetLink } from './session.queries.ts'

/** Calls about the user's own profile and sessions. Any other POST counts as an attempt to sign in. */
const ownAccountCalls = new Set([
  'sign-out',
  'update-user',
  'revoke-session',
  'revoke-sessions',
  'revoke-other-sessions',
])

/** The calls that remain with a hosted provider, which handles passwords and other ways to sign in itself. */
const hostedCalls = new Set([...ownAccountCalls, 'hosted/enter', 'get-session', 'list-sessions'])

/** Calls that reveal whether a password is right. */
const provesPassword = new Set(['sign-in/email', 'change-password'])

/** After one of these succeeds, the device is a known device of that account. */
const provesAccount = new Set(['sign-in/email', 'sign-up/email', 'reset-password'])

const callOf = ({ url }: FastifyRequest) => url.split('?', 1)[0]!.replace('/api/auth/', '')

const limitOf = (request: FastifyRequest) => {
  if (request.method !== 'POST') return 'read'
  return ownAccountCalls.has(callOf(request)) ? 'write' : 'sign-in'
}

/** The library's calls take names with plain values only. */
const plainBody = z.record(z.string(), z.union([z.string(), z.number(), z.boolean(), z.null()])).optional()
type PlainBody = z.infer<typeof plainBody>

function plainBodyOf({ body }: FastifyRequest): PlainBody {
  const plain = plainBody.safeParse(body ?? undefined)
  if (!plain.success) throw new AppError('invalid', 'This request has fields that are not accepted here.')
  return plain.data
}

interface AuthRoutesDependencies {
  identity: EmbeddedIdentity
  devices: Devices
  limits: Limits
  config: Config
}

/** Serves the library's own paths and replies; only failures get our envelope. */
export function serveEmbeddedIdentity(
  app: FastifyInstance,
  db: Db,
  { identity, devices, limits, config }: AuthRoutesDependencies,
) {
  const { publicUrl } = config
  const trusted = trustedOrigins(config)

  /** The library accepts many spellings of an address; only one is allowed, so that the limits see every call. */
  async function refuseOtherSpellings(request: FastifyRequest) {
    if (addressOf(request, publicUrl).pathname !== request.url.split('?', 1)[0])
      throw new AppError('not-found', nothingHere)
  }

  async function refuseHostedCalls(request: FastifyRequest) {
    if (config.firebase && !hostedCalls.has(callOf(request)))
      throw forbidden('Accounts of this site are managed by its sign-in provider.')
  }

  /** Prevents open redirects: a call must not send the browser on to another site. */
  async function refuseOpenRedirect(request: FastifyRequest) {
    for (const [name, target] of addressOf(request, publicUrl).searchParams) {
      const isRedirect = /URL$|^redirectTo$/i.test(name)
      if (isRedirect && !trusted.has(URL.parse(target, publicUrl)?.origin ?? ''))
        throw forbidden('This address leads to another site.')
    }
  }

  /** Sign-ins of known devices are counted by account, so that a flood from the same network does not block them. */
  const limitCalls = async (request: FastifyRequest) => {
    const account = provesPassword.has(callOf(request)) && devices.findAccount(request)
    await limits(limitOf(request), account || networkOf(request))
  }

  /** The library gets the body as it was parsed and checked here, instead of parsing it again. */
  async function readBody(request: FastifyRequest) {
    const body = plainBodyOf(request)
    if (/%00/.test(request.url) || findUnstorable(body)) throw new AppError('invalid', unstorable)
    request.body = body
    if (typeof body?.email === 'string' && body.email.length > maxEmail)
      throw invalid('email', 'Please enter a valid email address.')
  }

  /** The account whose password is tried, and whether the device is known there. */
  async function readGuesser(request: FastifyRequest) {
    const { email, token } = (request.body ?? {}) as NonNullable<PlainBody>
    const call = callOf(request)
    const network = networkOf(request)
    if (call === 'change-password') {
      const session = await identity.sessionOfCookie(request.headers.cookie)
      return { call, email: session?.viewer.email, network, device: session ? 'signed in' : undefined }
    }
    const claimed = call === 'reset-password' ? (await accountOfResetLink(db, token))?.email : email
    const address = typeof claimed === 'string' ? claimed.trim().toLowerCase() : undefined
    return { call, email: address, network, device: address && devices.find(request, address) }
  }

  async function answer(request: FastifyRequest) {
    const { call, email, network, device } = await readGuesser(request)
    request.body = request.body && JSON.stringify(request.body)
    const place = (isFirst: boolean) =>
      queuePlaceOf(device ? `account ${email}` : network, { device, isFirst })
    const handle = (isFirst = false) =>
      withQueuePlace(place(isFirst), () => identity.handler(toWebRequest(request, publicUrl)))
    const response =
      config.limits && email && provesPassword.has(call)
        ? (await guess(db, passwordBudgets(email, { network, device }), handle, isWrongPassword)).result
        : await handle()
    if (response.ok && email && provesAccount.has(call))
      response.headers.append('set-cookie', devices.cookieFor(request, email))
    return response
  }

  app.route({
    method: ['GET', 'POST'],
    url: '/auth/*',
    // The library also checks the origin of a call, but not in every mode.
    onRequest: [
      refuseOtherSpellings,
      refuseHostedCalls,
      createCsrfGuard(config),
      refuseOpenRedirect,
      limitCalls,
    ],
    preHandler: readBody,
    handler: async (request, reply) => {
      request.headers[addressHeader] = request.ip
      if (request.body) request.headers['content-type'] = 'application/json'
      // A sign-in window comes back here from another site and must still reach the page that opened it.
      reply.header('cross-origin-opener-policy', 'unsafe-none')
      return sendOrRefuse(await answer(request), reply)
    },
  })
}
