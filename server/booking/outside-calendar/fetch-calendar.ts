import { lookup as systemLookup, type LookupAddress } from 'node:dns'
import type { IncomingMessage } from 'node:http'
import { Agent, request } from 'node:https'
import { isIP, type LookupFunction } from 'node:net'
import { isPublicAddress } from './public-address.ts'
import { UnreadableCalendar } from './read-busy.ts'

export type FindAddresses = (
  host: string,
  callback: (error: NodeJS.ErrnoException | null, found: LookupAddress[]) => void,
) => void

interface FetchOptions {
  /** Which IP addresses may be requested. */
  isAllowed?: (address: string) => boolean
  /** For tests, which have their own certificates and names. */
  ca?: string
  lookup?: FindAddresses
  timeoutMs?: number
  mostBytes?: number
}

const mostRedirects = 5

const privateNetwork = () => new UnreadableCalendar('Its address leads into a private network.')

const findBySystem: FindAddresses = (host, callback) => systemLookup(host, { all: true }, callback)

function sentenceFor(status: number) {
  if (status === 401 || status === 403) return 'Its server does not allow access to it.'
  return status === 404 || status === 410
    ? 'There is no calendar at this address.'
    : 'Its server reports an error.'
}

/**
 * Fetches a calendar file from the internet without reaching private networks. A name is resolved once per connection, and
 * exactly those addresses are checked and connected to, which prevents DNS rebinding. Every redirect is checked again.
 */
export function createFetchCalendar({
  isAllowed = isPublicAddress,
  ca,
  lookup: find = findBySystem,
  timeoutMs = 20_000,
  mostBytes = 5_000_000,
}: FetchOptions = {}) {
  const lookup: LookupFunction = (host, { all }, callback) => {
    find(host, (error, found) => {
      if (error) return callback(error, [])
      const [first] = found
      if (!first || !found.every(({ address }) => isAllowed(address))) return callback(privateNetwork(), [])
      if (all) return callback(null, found)
      return callback(null, first.address, first.family)
    })
  }

  /** An IP address as host is checked here, because it is never looked up. */
  function checkUrl(address: string, base?: string) {
    const url = URL.parse(address, base)
    if (url?.protocol !== 'https:') throw new UnreadableCalendar('Its address does not begin with https.')
    const host = url.hostname.replace(/^\[|\]$/g, '')
    if (isIP(host) && !isAllowed(host)) throw privateNetwork()
    return url
  }

  const send = (url: URL, agent: Agent, signal: AbortSignal) =>
    new Promise<IncomingMessage>((done, fail) => {
      const headers = {
        accept: 'text/calendar',
        'accept-encoding': 'identity',
        'user-agent': 'calendar reader',
      }
      request(url, { agent, ca, signal, headers })
        .on('response', (response) => {
          // The connected address is checked as well, regardless of the lookup.
          const { remoteAddress = '' } = response.socket
          if (isAllowed(remoteAddress)) return done(response)
          response.destroy()
          fail(privateNetwork())
        })
        .on('error', fail)
        .end()
    })

  async function readBody(response: IncomingMessage) {
    const parts: Buffer[] = []
    let bytes = 0
    for await (const part of response as AsyncIterable<Buffer>) {
      bytes += part.length
      if (bytes > mostBytes) throw new UnreadableCalendar('It is too large.')
      parts.push(part)
    }
    return Buffer.concat(parts).toString('utf8')
  }

  async function read(address: string, agent: Agent, signal: AbortSignal) {
    let url = checkUrl(address)
    for (let step = 0; step <= mostRedirects; step++) {
      const response = await send(url, agent, signal)
      const { statusCode = 0, headers } = response
      if (statusCode === 200) return readBody(response)
      response.destroy()
      if (statusCode < 300 || statusCode > 399 || !headers.location)
        throw new UnreadableCalendar(sentenceFor(statusCode))
      url = checkUrl(headers.location, url.href)
    }
    throw new UnreadableCalendar('It redirects too many times.')
  }

  return async (address: string): Promise<string> => {
    const agent = new Agent({ keepAlive: false, lookup })
    const signal = AbortSignal.timeout(timeoutMs)
    try {
      return await read(address, agent, signal)
    } catch (error) {
      if (error instanceof UnreadableCalendar) throw error
      throw new UnreadableCalendar(
        signal.aborted ? 'It takes too long to respond.' : 'Its server cannot be reached.',
        {
          cause: error,
        },
      )
    } finally {
      agent.destroy()
    }
  }
}
export type FetchCalendar = ReturnType<typeof createFetchCalendar>
