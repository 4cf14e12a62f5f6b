import { once } from 'node:events'
import { get, type IncomingMessage } from 'node:http'
import { buffer } from 'node:stream/consumers'

/** A reply as sent over the network, still compressed. */
export interface Answer {
  body: Buffer
  type: string
  /** Without headers that every server sends. */
  headers: [name: string, value: string][]
}

const ownOfServers = new Set([
  'content-type',
  'content-length',
  'transfer-encoding',
  'connection',
  'keep-alive',
  'date',
  'etag',
])

export async function answerOf(url: string): Promise<Answer> {
  const request = get(url, { headers: { 'accept-encoding': 'br' } })
  const [reply] = (await once(request, 'response')) as [IncomingMessage]
  if (reply.statusCode !== 200) throw new Error(`${url} answered ${reply.statusCode}`)
  const { 'content-type': type = '' } = reply.headers
  const headers = Object.entries(reply.headers)
    .filter(([name]) => !ownOfServers.has(name))
    .map(([name, value]): [string, string] => [name, String(value)])
  return { body: await buffer(reply), type, headers }
}
