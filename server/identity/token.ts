import { jwtVerify, SignJWT } from 'jose'
import { z } from 'zod'
import { role, type Viewer } from '../../contract/identity.ts'

const algorithm = 'HS256'
const issuer = 'aloka'
const lifetime = '15m'

const claims = z.object({
  sub: z.string(),
  email: z.string(),
  name: z.string(),
  picture: z.string(),
  role,
})

export interface Tokens {
  sign(viewer: Viewer): Promise<string>
  /** Null for anything that is not a token of ours, whole and in time. */
  verify(token: string): Promise<Viewer | null>
}

export const createTokens = (secret: Uint8Array): Tokens => ({
  sign: (viewer) =>
    new SignJWT({
      email: viewer.email,
      name: viewer.displayName,
      picture: viewer.photoURL,
      role: viewer.role,
    })
      .setProtectedHeader({ alg: algorithm })
      .setSubject(viewer.uid)
      .setIssuer(issuer)
      .setIssuedAt()
      .setExpirationTime(lifetime)
      .sign(secret),

  async verify(token) {
    const result = await jwtVerify(token, secret, { algorithms: [algorithm], issuer }).catch(() => null)
    const parsed = claims.safeParse(result?.payload)
    if (!parsed.success) return null
    const { sub, email, name, picture, role } = parsed.data
    return { uid: sub, email, displayName: name, photoURL: picture, role }
  },
})
