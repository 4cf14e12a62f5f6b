import { createHash } from 'node:crypto'

type Hash = ReturnType<typeof createHash>

/** Reads a reply, all of it or a number of bytes, and hashes it. */
async function read(reply: Response, hash: Hash, most = Infinity, onBytes?: (sofar: number) => void) {
  let bytes = 0
  for await (const chunk of reply.body as unknown as AsyncIterable<Uint8Array>) {
    const part = chunk.subarray(0, most - bytes)
    hash.update(part)
    bytes += part.length
    onBytes?.(bytes)
    if (bytes >= most) break
  }
  return bytes
}

interface Moments {
  /** Called after the first megabytes. */
  onBegun: () => void
  /** Called after a third of it; may stop and restart the site. */
  onBreak: () => Promise<void>
}

const begun = 100_000_000

/** Downloads a ZIP file in one go, and again interrupted after a third and resumed. */
export async function downloadTwice(
  url: string,
  headers: Record<string, string>,
  { onBegun, onBreak }: Moments,
) {
  const since = performance.now()
  const whole = await fetch(url, { headers })
  if (!whole.ok) throw new Error(`${whole.status} ${await whole.text()}`)
  const first = createHash('sha256')
  let isBegun = false
  const bytes = await read(whole, first, Infinity, (sofar) => {
    if (isBegun || sofar < begun) return
    isBegun = true
    onBegun()
  })
  const seconds = (performance.now() - since) / 1000
  const promised = Number(whole.headers.get('content-length'))

  const second = createHash('sha256')
  const stopped = await read(await fetch(url, { headers }), second, Math.floor(bytes / 3))
  await onBreak()
  const etag = whole.headers.get('etag')!
  const rest = await fetch(url, { headers: { ...headers, range: `bytes=${stopped}-`, 'if-range': etag } })
  const more = await read(rest, second)
  return {
    bytes,
    seconds,
    stopped,
    isAsLongAsPromised: promised === bytes,
    isSame: rest.status === 206 && stopped + more === bytes && first.digest('hex') === second.digest('hex'),
  }
}
