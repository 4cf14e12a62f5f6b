import { api } from '../../../contract/api.ts'
import { maxPictureBytes } from '../../../contract/portfolio/picture-rules.ts'
import type { UploadedPicture } from '../../../contract/portfolio/picture.ts'
import { t } from '../../../language/t.ts'
import { ApiError, createCall, type FetchApi } from '../../lib/api.ts'
import { apiUrl } from '../../lib/browser-call.ts'
import { withToken } from '../../lib/signed-call.ts'

/** `fetch` does not report upload progress; XMLHttpRequest does. */
const fetchTelling =
  (onSent: (bytes: number) => void): FetchApi =>
  (url, { method, headers, body, signal }) =>
    new Promise((resolve, reject) => {
      const request = new XMLHttpRequest()
      request.open(method!, url)
      for (const [name, value] of Object.entries(headers as Record<string, string>))
        request.setRequestHeader(name, value)
      request.upload.addEventListener('progress', ({ loaded }) => onSent(loaded))
      request.addEventListener('load', () =>
        resolve(new Response(request.responseText, { status: request.status })),
      )
      request.addEventListener('error', () => reject(new TypeError('The connection failed.')))
      request.addEventListener('abort', () => reject(signal!.reason))
      signal?.addEventListener('abort', () => request.abort())
      request.send(body as FormData)
    })

interface UploadOptions {
  onSent: (bytes: number) => void
  signal: AbortSignal
}

const tooHeavy = () =>
  t('This file is larger than {size} MB. Save a smaller version and upload that.', {
    size: maxPictureBytes / 1_048_576,
  })

/** Uploads a picture. The server detects its type. */
export async function uploadPicture(file: File, { onSent, signal }: UploadOptions): Promise<UploadedPicture> {
  if (file.size > maxPictureBytes) throw new ApiError(413, tooHeavy())
  const form = new FormData()
  form.set(api.picture.upload.file, file)
  const call = createCall(apiUrl, fetchTelling(onSent))
  const { data } = await withToken((token) => {
    signal.throwIfAborted()
    return call(api.picture.upload, { query: { name: file.name }, form, token, signal })
  })
  return data
}
