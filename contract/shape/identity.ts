import { z } from './zod.ts'
import { endpoint } from './endpoint.ts'
import { id, maxEmail } from './fields.ts'

export const role = z.enum(['owner', 'customer'])
export type Role = z.infer<typeof role>

/** The person who makes a request, read from a verified token. */
export interface Viewer {
  uid: string
  email: string
  displayName: string
  photoURL: string
  role: Role
}

export const identityEndpoints = {
  token: endpoint({
    method: 'POST',
    path: '/jwt',
    access: 'public',
    summary:
      'A short-lived token for a signed-in user; the identity provider’s proof must come with the call',
    body: z.object({
      email: z.string().max(maxEmail),
      uid: id,
      displayName: z.string().max(200).nullish(),
    }),
    reply: z.object({
      success: z.literal(true),
      token: z.string(),
      data: z.object({ token: z.string() }),
    }),
  }),
}
