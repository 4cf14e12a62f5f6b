import { setTimeout as sleep } from 'node:timers/promises'
import { galleryUpload } from '../../contract/gallery-upload.ts'

const chunk = 4 * 1024 * 1024
const tus = { 'tus-resumable': '1.0.0' }
const encoded = (text: string) => Buffer.from(text).toString('base64')

interface Sending {
  url: string
  authorization: string
  galleryId: string
}

/** Sends a file as browsers do: in pieces, and from where it stopped when the line or the site went away. */
export function createSender({ url, authorization, galleryId }: Sending) {
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
    body?: Uint8Array<ArrayBuffer>,
  ) => fetch(new URL(address, url), { method, headers: { ...tus, authorization, ...headers }, body })

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

  /** Returns once it is acknowledged. */
  return async function send(name: string, bytes: Buffer) {
    let at = await begin(name, bytes.length)
    let offset = 0
    while (offset < bytes.length) {
      const part = new Uint8Array(bytes.subarray(offset, offset + chunk))
      const headers = { 'content-type': 'application/offset+octet-stream', 'upload-offset': String(offset) }
      const reply = await call('PATCH', at, headers, part).catch(() => undefined)
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
