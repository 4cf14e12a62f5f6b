import { api } from '../contract/api.ts'
import { demoOwner } from '../server/config.ts'
import { createCall } from '../web/lib/api.ts'

/** The headers of the owner's browser: session cookie and API token. */
export async function signInAsOwner(url: string, origin = url) {
  const reply = await fetch(`${url}/api/auth/sign-in/email`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin },
    body: JSON.stringify(demoOwner),
  })
  const { user } = (await reply.json()) as { user: { id: string; email: string } }
  const cookie = reply.headers
    .getSetCookie()
    .map((one) => one.split(';')[0])
    .join('; ')
  const call = createCall(`${url}/api`, (address, init) =>
    fetch(address, { ...init, headers: { ...init.headers, cookie } }),
  )
  const { token } = await call(api.identity.token, { body: { uid: user.id, email: user.email } })
  return { cookie, authorization: `Bearer ${token}` }
}
