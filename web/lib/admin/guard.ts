import { decodeJwt } from 'jose/jwt/decode'
import type { Viewer } from '../../../contract/identity.ts'
import { withReturn } from '../return-path.ts'
import { currentViewer, rememberViewer } from '../signed-call.ts'

/** The sign-in page, which afterwards leads back to where the person wanted to go. */
export const signInAddress = (url: string) => withReturn('/login', new URL(url))

interface Claims {
  sub: string
  email: string
  name: string
  picture: string
  role: Viewer['role']
  exp: number
}

/** Whom a token names, for screens alone: the server believes nothing that it has not verified itself. */
export function viewerOf(token: string | null): Viewer | null {
  try {
    const { sub, email, name, picture, role, exp } = decodeJwt<Claims>(token!)
    if (exp * 1000 < Date.now()) return null
    return { uid: sub, email, displayName: name, photoURL: picture, role }
  } catch {
    return null
  }
}

/**
 * Runs before anything of the admin area is loaded in the browser. Right after signing in, the page does not know yet
 * who is there, but the token does. Where nobody knows, the server is asked by loading the page anew.
 */
export async function requireViewer({ request }: { request: Request }) {
  if (currentViewer()) return
  const viewer = viewerOf(localStorage.getItem('token'))
  if (viewer) return rememberViewer(viewer)
  window.location.replace(request.url)
  await new Promise(() => undefined)
}
