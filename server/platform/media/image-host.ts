import { openAsBlob } from 'node:fs'
import { z } from '../../../contract/shape/zod.ts'
import { AppError } from '../http/errors.ts'

export interface ImageHost {
  url: string
  key: string
}

const timeoutMs = 60_000

const reply = z.object({
  data: z.object({ display_url: z.url({ protocol: /^https?$/ }).max(2000) }),
})

/** Uploads a picture to the image host. Its key must never reach a browser, a reply or a log. */
export async function sendToHost({ url, key }: ImageHost, file: string, name: string): Promise<string> {
  const address = new URL(url)
  address.searchParams.set('key', key)
  address.searchParams.set('name', name)
  const body = new FormData()
  body.set('image', await openAsBlob(file, { type: 'image/jpeg' }), 'picture.jpg')
  try {
    const response = await fetch(address, { method: 'POST', body, signal: AbortSignal.timeout(timeoutMs) })
    if (!response.ok) throw new Error(`status ${response.status}`)
    return reply.parse(await response.json()).data.display_url
  } catch {
    throw new AppError('unavailable', 'The image host did not accept the picture. Please try again later.')
  }
}
