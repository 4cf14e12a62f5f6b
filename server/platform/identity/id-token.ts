import { createRemoteJWKSet, jwtVerify, type JWTPayload, type JWTVerifyGetKey, UnsecuredJWT } from 'jose'
import { z } from '../../../contract/shape/zod.ts'

const googleKeys = 'https://www.googleapis.com/service_accounts/v1/jwk/securetoken@system.gserviceaccount.com'

const claims = z.object({
  sub: z.string().min(1).max(128),
  email: z.email(),
  email_verified: z.boolean().default(false),
  name: z.string().default(''),
  picture: z.string().default(''),
})
export type IdTokenClaims = z.infer<typeof claims>

export interface HostedSettings {
  projectId: string
  /** The emulator signs nothing. Settings with this and NODE_ENV=production are refused at the start. */
  emulator: boolean
}

/** Verifies ID tokens of Firebase Authentication; null for any that is invalid, expired or of another project. */
export function createIdTokenVerifier(
  { projectId, emulator }: HostedSettings,
  keys: JWTVerifyGetKey = createRemoteJWKSet(new URL(googleKeys)),
) {
  const expected = { issuer: `https://securetoken.google.com/${projectId}`, audience: projectId }

  async function payloadOf(token: string): Promise<JWTPayload> {
    if (emulator) return UnsecuredJWT.decode(token, expected).payload
    return (await jwtVerify(token, keys, { ...expected, algorithms: ['RS256'] })).payload
  }

  return async (token: string): Promise<IdTokenClaims | null> => {
    const payload = await payloadOf(token).catch(() => null)
    return claims.safeParse(payload).data ?? null
  }
}

export type VerifyIdToken = ReturnType<typeof createIdTokenVerifier>
