import { currentLanguage } from '../../../language/current.ts'
import { learn } from '../../../language/t.ts'
import { pageAddress } from '../../lib/url.ts'
import { withReturn } from '../../lib/return-path.ts'
import { currentViewer, rememberViewer } from '../../lib/signed-call.ts'
import { viewerOf } from '../../lib/token-viewer.ts'

/** The address of the sign-in page, which leads back afterwards. */
export const signInAddress = (url: string) => withReturn('/login', pageAddress(url))

/** Leaves this page; the returned promise never resolves, so nothing else happens here. */
async function leaveFor(address: string) {
  window.location.replace(address)
  await new Promise(() => undefined)
}

/**
 * Runs before anything of the studio loads in the browser. Right after signing in, the page does not know the viewer
 * yet, but the token does. If neither does, a reload asks the server.
 */
export async function requireViewer({ request }: { request: Request }) {
  if (currentLanguage() === 'bn') learn((await import('../../../language/bn/studio.ts')).studioSentences)
  if (currentViewer()) return
  const viewer = viewerOf(localStorage.getItem('token'))
  if (viewer) return rememberViewer(viewer)
  await leaveFor(request.url)
}
