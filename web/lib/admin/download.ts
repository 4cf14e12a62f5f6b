import type { Endpoint } from '../../../contract/endpoint.ts'
import { address, ApiError, failureOf, offline } from '../api.ts'
import { apiUrl } from '../browser-call.ts'
import { currentViewer } from '../signed-call.ts'
import { tokenFor } from '../token.ts'

/** Fetches a file in the name of whoever is signed in, and hands it to the browser to keep. */
export async function download(endpoint: Endpoint, query: object) {
  const viewer = currentViewer()
  const response = await fetch(apiUrl + address(endpoint, {}, query), {
    headers: viewer ? { authorization: `Bearer ${await tokenFor(viewer)}` } : {},
  }).catch(() => {
    throw new ApiError(0, offline)
  })
  if (!response.ok) throw await failureOf(response)
  const name = /filename="([^"]+)"/.exec(response.headers.get('content-disposition') ?? '')?.[1] ?? ''
  const link = document.createElement('a')
  link.href = URL.createObjectURL(await response.blob())
  link.download = name
  link.click()
  // The browser has it by then.
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000)
}
