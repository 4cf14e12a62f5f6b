import { jwtVerify, SignJWT } from 'jose'
import { z } from '../../../contract/shape/zod.ts'
import { role } from '../../../contract/shape/identity.ts'
import type { Session } from './session.ts'

const algorithm = 'HS256'
const issuer = 'aloka'
const lifetime = '15m'

const claims = z.object({
  sub: z.string(),
  /** The session that the token belongs to and ends with. */
  sid: z.string(),
  email: z.string(),
  name: z.string(),
  picture: z.string(),
  role,
})

export interface Tokens {
  sign(session: Session): Promise<string>
  /** Null for an invalid or expired token. Does not check whether the session still exists. */
  verify(token: string): Promise<Session | null>
}

export const createTokens = (secret: Uint8Array): Tokens => ({
  sign: ({ id, viewer }) =>
    new SignJWT({
      sid: id,
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
    const { sub, sid, email, name, picture, role } = parsed.data
    return { id: sid, viewer: { uid: sub, email, displayName: name, photoURL: picture, role } }
  },
})
