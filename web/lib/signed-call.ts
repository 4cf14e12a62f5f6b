import type { Viewer } from '../../contract/identity.ts'
import type { Call } from './api.ts'
import { browserCall } from './browser-call.ts'
import { tokenFor } from './token.ts'

let viewer: Viewer | null = null

/** The root tells whom the page is for, since what runs outside of components cannot ask it. */
export const rememberViewer = (known: Viewer | null) => {
  viewer = known
}

export const currentViewer = () => viewer

/** The API as the browser reaches it, in the name of whoever is signed in. */
export const signedCall: Call = async (endpoint, input) =>
  browserCall(endpoint, { ...input, token: viewer ? await tokenFor(viewer) : undefined })
