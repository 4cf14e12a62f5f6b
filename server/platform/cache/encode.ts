import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { LRUCache } from 'lru-cache'

const brotli = promisify(brotliCompress)
const zip = promisify(gzip)

export type Encoding = 'br' | 'gzip' | 'identity'

// Browsers send only a few different headers.
const chosen = new LRUCache<string, Encoding>({ max: 100 })

export function chooseEncoding(accepted = ''): Encoding {
  let encoding = chosen.get(accepted)
  if (!encoding) chosen.set(accepted, (encoding = bestOf(accepted)))
  return encoding
}

/** The best encoding that the browser accepts. */
function bestOf(accepted: string): Encoding {
  const names = new Set<string | undefined>()
  for (const part of accepted.split(',')) {
    const [name, weight] = part.trim().split(/;\s*q=/)
    if (Number(weight ?? 1) > 0) names.add(name)
  }
  return names.has('br') ? 'br' : names.has('gzip') ? 'gzip' : 'identity'
}

/** `quality` is brotli's: high for bytes that are cached and sent often, low for those sent once. */
export async function encode(body: Buffer, encoding: Encoding, quality: number): Promise<Buffer> {
  if (encoding === 'identity') return body
  if (encoding === 'gzip') return zip(body, { level: Math.min(quality, 9) })
  return brotli(body, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: quality,
      [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
    },
  })
}
