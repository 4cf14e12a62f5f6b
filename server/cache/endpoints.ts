import type { FastifyInstance, FastifyRequest } from 'fastify'
import { z } from '../../contract/zod.ts'
import { api } from '../../contract/api.ts'
import type { Endpoint } from '../../contract/endpoint.ts'
import { withOnly } from '../../contract/public-pages.ts'
import { inProcessCall, isInProcess, type InProcessCall } from '../http/in-process.ts'
import { contentLanguage, inLanguage } from '../http/language.ts'
import type { Cache, CachedPage } from './cache.ts'
import { isAnybody } from './fast-path.ts'
import { isSharedWith, type OnServed } from './page.ts'
import { sendCached } from './send.ts'
import { tagTable } from './tags.ts'

type Tags = (call: { params: unknown; query: unknown; body: unknown; reply: unknown }) => string[]

const tagsOf = new Map<Endpoint, Tags>(
  Object.entries(tagTable).flatMap(([noun, calls]) =>
    Object.entries(calls as Record<string, Tags>).map(([name, tags]) => [
      (api[noun as keyof typeof api] as Record<string, Endpoint>)[name]!,
      tags,
    ]),
  ),
)

/** For whoever has a secret address, such as a client's link or that of the owner's calendar. */
const secret = new Set<Endpoint>([
  api.calendar.feed,
  api.clientOffer.one,
  api.clientOffer.pdf,
  api.clientOffer.sheet,
  api.clientBooking.one,
  api.clientGallery.door,
  api.clientGallery.view,
  api.clientGallery.file,
  api.clientGallery.zip,
  api.clientBooking.calendar,
])

/** Visitors make up the list of pictures, so that hardly any answer would be asked for twice; pages ask for the site's own. */
const cachedForPages = new Set<Endpoint>([api.picture.list])

const type: [string, string] = ['content-type', 'application/json; charset=utf-8']

/** By the names that the call knows alone: a made-up one would cache the same answer once more. */
const parametersOf = ({ query }: Endpoint) => [
  'language',
  ...(query instanceof z.ZodObject ? Object.keys(query.shape) : []),
]

interface Parts {
  cache: Cache
  invalidate: (tags: string[]) => Promise<void>
  onServed: OnServed
}

/** A page shows what it was told, and is right no longer than that. */
function tell(call: InProcessCall, { tags, staleAt }: Pick<CachedPage, 'tags' | 'staleAt'>) {
  for (const tag of tags) call.tags.add(tag)
  call.onFreshUntil(staleAt)
}

/** The answer to a call that a page makes while it is rendered, where it is cached and the same for who asks. */
export function cachedAnswer(cache: Cache, address: string, call: InProcessCall) {
  const answer = call.mayShare ? cache.find(address) : undefined
  if (!answer || !isSharedWith(call.viewer, answer)) return
  tell(call, answer)
  return answer
}

/**
 * Gives every call its part in the cache, by the tags of `tagTable`. One that changes something invalidates before it is
 * acknowledged. What anybody may read is cached like a page, and those who come while it is being read share it. The
 * site's own calls tell the page that they are for what it shows.
 */
export function cacheEndpoints(apiScope: FastifyInstance, { cache, invalidate, onServed }: Parts) {
  apiScope.decorateRequest('alsoChanged')
  apiScope.decorateRequest('freshUntil')
  apiScope.addHook('onRoute', (route) => {
    const { endpoint } = route.config ?? {}
    const tags = endpoint && tagsOf.get(endpoint)
    if (!tags) return
    const answer = route.handler
    const tagsFor = ({ params, query, body }: FastifyRequest, reply: unknown) =>
      tags({ params, query, body, reply })

    if (endpoint.method !== 'GET') {
      route.handler = async function (request, reply) {
        const result = await answer.call(this, request, reply)
        await invalidate([...tagsFor(request, result), ...(request.alsoChanged ?? [])])
        return result
      }
      return
    }

    const parameters = parametersOf(endpoint)
    const isCached = (request: FastifyRequest, call?: InProcessCall) =>
      !secret.has(endpoint) &&
      (call || !cachedForPages.has(endpoint)) &&
      isAnybody(request.headers) &&
      (call ? call.mayShare && isSharedWith(call.viewer, endpoint) : !isInProcess(request)) &&
      withOnly(request.url, parameters) === request.url

    route.handler = async function (request, reply) {
      // In the language of its address alone, whatever its reader speaks: everybody who asks for it gets the same.
      const read = () => inLanguage(contentLanguage(), async () => answer.call(this, request, reply))
      const call = inProcessCall(request)
      if (!isCached(request, call)) {
        const result = await read()
        if (call)
          tell(call, { tags: new Set(tagsFor(request, result)), staleAt: request.freshUntil ?? Infinity })
        return result
      }
      // A page has its place already among those that are being rendered.
      const page = await cache[call ? 'share' : 'get'](request.url, async (shown) => {
        const result = await read()
        for (const tag of tagsFor(request, result)) shown.add(tag)
        const body = Buffer.from(String(reply.serialize(result)))
        return {
          status: 200,
          headers: [type],
          body,
          freshUntil: request.freshUntil,
          variesBy: endpoint.variesBy,
        }
      })
      if (call) {
        tell(call, page)
        return reply.headers(Object.fromEntries(page.headers)).send(page.body)
      }
      onServed(request.url, () => ({ ip: request.ip, userAgent: request.headers['user-agent'] }))
      return sendCached(request, reply, cache, page)
    }
  })
}
