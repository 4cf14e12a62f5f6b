import { currentLanguage } from '../../../language/current.ts'
import { learn } from '../../../language/t.ts'
import { pageAddress } from '../../lib/url.ts'
import { withReturn } from '../../lib/return-path.ts'
import { currentViewer, rememberViewer } from '../../lib/signed-call.ts'
import { viewerOf } from '../../lib/token-viewer.ts'

/** The sign-in page, which afterwards leads back to where the person wanted to go. */
export const signInAddress = (url: string) => withReturn('/login', pageAddress(url))

/** Leaves this page for another one; nothing of this one goes on meanwhile. */
async function leaveFor(address: string) {
  window.location.replace(address)
  await new Promise(() => undefined)
}

/**
 * Runs before anything of the admin area is loaded in the browser. Right after signing in, the page does not know yet
 * who is there, but the token does. Where nobody knows, the server is asked by loading the page anew.
 */
export async function requireViewer({ request }: { request: Request }) {
  if (currentLanguage() === 'bn') learn((await import('../../../language/bn/studio.ts')).studioSentences)
  if (currentViewer()) return
  const viewer = viewerOf(localStorage.getItem('token'))
  if (viewer) return rememberViewer(viewer)
  await leaveFor(request.url)
}
