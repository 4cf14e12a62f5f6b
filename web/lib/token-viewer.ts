import { decodeJwt } from 'jose/jwt/decode'
import type { Viewer } from '../../contract/shape/identity.ts'

interface Claims {
  sub: string
  email: string
  name: string
  picture: string
  role: Viewer['role']
  exp: number
}

/** The user in a token, for display only: the server verifies every token itself. */
export function viewerOf(token: string | null): Viewer | null {
  try {
    const { sub, email, name, picture, role, exp } = decodeJwt<Claims>(token!)
    if (exp * 1000 < Date.now()) return null
    return { uid: sub, email, displayName: name, photoURL: picture, role }
  } catch {
    return null
  }
}
