import { api } from '../../contract/api.ts'
import { demoOwner } from '../../server/config.ts'
import { createCall } from '../../web/lib/api.ts'

/** Asks for a path and tells how many milliseconds the whole answer took. */
export type Visit = (path: string) => Promise<number>

/** Visits with the cookie and the token of the owner; `{service}` and `{post}` stand for the newest of each. */
export async function openAsOwner(url: string): Promise<Visit> {
  const reply = await fetch(`${url}/api/auth/sign-in/email`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: url },
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
  const services = await call(api.service.list, { query: { limit: 1 } })
  const posts = await call(api.post.list, { query: { limit: 1, sort: 'desc' } })
  const service = services.data[0]!._id
  const post = posts.data[0]!.slug

  return async (path) => {
    const since = performance.now()
    const answer = await fetch(url + path.replace('{service}', service).replace('{post}', post), {
      headers: { cookie, authorization: `Bearer ${token}` },
    })
    await answer.arrayBuffer()
    if (!answer.ok) throw new Error(`${path} answered ${answer.status}`)
    return performance.now() - since
  }
}
