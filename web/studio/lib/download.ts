import type { Endpoint } from '../../../contract/shape/endpoint.ts'
import { address, ApiError, toApiError, offlineMessage } from '../../lib/api.ts'
import { apiUrl } from '../../lib/browser-call.ts'
import { withToken } from '../../lib/signed-call.ts'

async function fetchFile(url: string, token: string | undefined) {
  const headers = token ? { authorization: `Bearer ${token}` } : undefined
  const response = await fetch(url, { headers }).catch(() => {
    throw new ApiError(0, offlineMessage())
  })
  if (!response.ok) throw await toApiError(response)
  return response
}

/** Downloads a file with the token of the signed-in user. */
export async function download(endpoint: Endpoint, query: object) {
  const url = apiUrl + address(endpoint, {}, query)
  const response = await withToken((token) => fetchFile(url, token))
  const name = /filename="([^"]+)"/.exec(response.headers.get('content-disposition') ?? '')?.[1] ?? ''
  const link = document.createElement('a')
  link.href = URL.createObjectURL(await response.blob())
  link.download = name
  link.click()
  // The browser has read it by then.
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000)
}
