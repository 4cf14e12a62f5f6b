import { Readable } from 'node:stream'
import { setTimeout as sleep } from 'node:timers/promises'
import { galleryUpload } from '../../contract/gallery/gallery-parts.ts'

const chunk = 4 * 1024 * 1024
const packet = 64 * 1024
const tus = { 'tus-resumable': '1.0.0' }
const encoded = (text: string) => Buffer.from(text).toString('base64')

interface Sending {
  url: string
  authorization: string
  galleryId: string
}

/** Limits the speed of all senders together. */
export function createLine(megabits: number) {
  const bytesPerMs = (megabits * 1_000_000) / 8 / 1000
  let freeAt = 0
  return async function* paced(bytes: Uint8Array) {
    for (let at = 0; at < bytes.length; at += packet) {
      const part = bytes.subarray(at, at + packet)
      const now = performance.now()
      freeAt = Math.max(freeAt, now) + part.length / bytesPerMs
      if (freeAt - now > 1) await sleep(freeAt - now)
      yield part
    }
  }
}
type Line = ReturnType<typeof createLine>

/** Uploads a file like a browser: in chunks, and resuming where the line or the site went away. */
export function createSender({ url, authorization, galleryId }: Sending, line: Line) {
  async function persist<T>(send: () => Promise<T>): Promise<T> {
    for (;;) {
      try {
        return await send()
      } catch {
        await sleep(200)
      }
    }
  }
  const call = (
    method: string,
    address: string,
    headers: Record<string, string>,
    body?: AsyncIterable<Uint8Array>,
  ) =>
    fetch(new URL(address, url), {
      method,
      headers: { ...tus, authorization, ...headers },
      ...(body && { body: Readable.toWeb(Readable.from(body)) as ReadableStream, duplex: 'half' }),
    })

  const begin = (name: string, bytes: number) =>
    persist(async () => {
      const metadata = `gallery ${encoded(galleryId)},filename ${encoded(name)}`
      const reply = await call('POST', `/api${galleryUpload}`, {
        'upload-length': String(bytes),
        'upload-metadata': metadata,
      })
      if (reply.status !== 201) throw new Error(`${reply.status} ${await reply.text()}`)
      return reply.headers.get('location')!
    })

  const offsetOf = (at: string) =>
    persist(async () => {
      const reply = await call('HEAD', at, {})
      if (reply.status >= 500) throw new Error(String(reply.status))
      return reply.ok ? Number(reply.headers.get('upload-offset')) : undefined
    })

  /** Resolves once it is acknowledged. */
  return async function send(name: string, bytes: Buffer) {
    let at = await begin(name, bytes.length)
    let offset = 0
    while (offset < bytes.length) {
      const part = bytes.subarray(offset, offset + chunk)
      const headers = { 'content-type': 'application/offset+octet-stream', 'upload-offset': String(offset) }
      const reply = await call('PATCH', at, headers, line(part)).catch(() => undefined)
      if (reply?.ok) {
        offset += part.length
        continue
      }
      const known = await offsetOf(at)
      if (known === undefined) at = await begin(name, bytes.length)
      offset = known ?? 0
    }
  }
}
