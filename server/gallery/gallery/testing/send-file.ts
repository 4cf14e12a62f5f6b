import { galleryUpload } from '../../../../contract/gallery/gallery-parts.ts'

const encoded = (text: string) => Buffer.from(text).toString('base64')
const protocol = { 'tus-resumable': '1.0.0' }

/** A listening site and its owner's token. */
export interface Target {
  origin: string
  authorization: string
}

export interface UploadMetadata {
  galleryId: string
  name?: string
  set?: string
}

export async function beginUpload(
  { origin, authorization }: Target,
  bytes: number,
  { galleryId, name = 'ALK_4101.jpg', set = '' }: UploadMetadata,
) {
  const metadata = { gallery: galleryId, filename: name, ...(set && { set }) }
  const response = await fetch(`${origin}/api${galleryUpload}`, {
    method: 'POST',
    headers: {
      ...protocol,
      authorization,
      'upload-length': String(bytes),
      'upload-metadata': Object.entries(metadata)
        .map(([key, value]) => `${key} ${encoded(value)}`)
        .join(','),
    },
  })
  return { status: response.status, text: await response.text(), at: response.headers.get('location')! }
}

export const sendPart = ({ origin, authorization }: Target, at: string, bytes: Buffer, offset = 0) =>
  fetch(new URL(at, origin), {
    method: 'PATCH',
    headers: {
      ...protocol,
      authorization,
      'content-type': 'application/offset+octet-stream',
      'upload-offset': String(offset),
    },
    body: new Uint8Array(bytes),
  })

/** Uploads a whole file by the tus protocol. */
export async function sendFile(target: Target, bytes: Buffer, metadata: UploadMetadata) {
  const { at } = await beginUpload(target, bytes.length, metadata)
  return sendPart(target, at, bytes)
}
