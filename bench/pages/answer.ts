import { once } from 'node:events'
import { get, type IncomingMessage } from 'node:http'
import { buffer } from 'node:stream/consumers'

/** An answer as it goes over the line, still compressed. */
export interface Answer {
  body: Buffer
  type: string
  encoding: string
}

export async function answerOf(url: string): Promise<Answer> {
  const request = get(url, { headers: { 'accept-encoding': 'br' } })
  const [reply] = (await once(request, 'response')) as [IncomingMessage]
  if (reply.statusCode !== 200) throw new Error(`${url} answered ${reply.statusCode}`)
  const { 'content-type': type = '', 'content-encoding': encoding = 'identity' } = reply.headers
  return { body: await buffer(reply), type, encoding }
}
