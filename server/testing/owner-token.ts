import { demoOwner } from '../config.ts'

/** Signs in at a site in another process, as a browser would, and returns a token for the API. */
export async function ownerToken(url: string, owner: { email: string; password: string } = demoOwner) {
  const json = { 'content-type': 'application/json', origin: url }
  const entered = await fetch(`${url}/api/auth/sign-in/email`, {
    method: 'POST',
    headers: json,
    body: JSON.stringify(owner),
  })
  const { user } = (await entered.json()) as { user: { id: string; email: string; name: string } }
  const cookie = entered.headers
    .getSetCookie()
    .map((one) => one.split(';')[0])
    .join('; ')
  const body = JSON.stringify({ uid: user.id, email: user.email, displayName: user.name })
  const reply = await fetch(`${url}/api/jwt`, { method: 'POST', headers: { ...json, cookie }, body })
  return ((await reply.json()) as { token: string }).token
}
