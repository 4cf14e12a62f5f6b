import type { FastifyInstance } from 'fastify'
import { api } from '../../contract/api.ts'
import type { Endpoint } from '../../contract/endpoint.ts'

const shown = [api.service, api.review, api.post, api.author, api.category, api.site]

const calls = shown.flatMap((noun) => Object.values<Endpoint>(noun))

/** The calls that change what visitors see; bookings and messages do not. */
const changing = new Set(calls.filter(({ method }) => method !== 'GET'))

/** The calls by which anyone reads it: they answer the same until one of the others is made. */
export const keptReads = new Set(
  calls.filter(({ method, access }) => method === 'GET' && access === 'public'),
)

/** Before a change is acknowledged, no page may show what was before it. */
export function dropPagesOnChange(apiScope: FastifyInstance, drop: () => Promise<void>) {
  apiScope.addHook('onSend', async (request, reply) => {
    const { endpoint } = request.routeOptions.config
    if (endpoint && changing.has(endpoint) && reply.statusCode < 300) await drop()
  })
}
