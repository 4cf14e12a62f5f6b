import { createHash } from 'node:crypto'

/** Reads an answer, all of it or so many bytes, and hashes what came. */
async function read(reply: Response, hash: ReturnType<typeof createHash>, most = Infinity) {
  let bytes = 0
  for await (const chunk of reply.body as unknown as AsyncIterable<Uint8Array>) {
    const part = chunk.subarray(0, most - bytes)
    hash.update(part)
    bytes += part.length
    if (bytes >= most) break
  }
  return bytes
}

/** A ZIP file in one go, and again broken off after a third and continued. */
export async function downloadTwice(url: string, headers: Record<string, string>) {
  const since = performance.now()
  const whole = await fetch(url, { headers })
  if (!whole.ok) throw new Error(`${whole.status} ${await whole.text()}`)
  const first = createHash('sha256')
  const bytes = await read(whole, first)
  const seconds = (performance.now() - since) / 1000
  const promised = Number(whole.headers.get('content-length'))

  const second = createHash('sha256')
  const stopped = await read(await fetch(url, { headers }), second, Math.floor(bytes / 3))
  const etag = whole.headers.get('etag')!
  const rest = await fetch(url, { headers: { ...headers, range: `bytes=${stopped}-`, 'if-range': etag } })
  const more = await read(rest, second)
  return {
    bytes,
    seconds,
    isAsLongAsPromised: promised === bytes,
    isSame: rest.status === 206 && stopped + more === bytes && first.digest('hex') === second.digest('hex'),
  }
}
