import { api } from '../../contract/api.ts'
import { createCall } from '../../web/lib/api.ts'
import { signInAsOwner } from '../owner.ts'

/** Requests a path and returns the milliseconds until the end of the reply. */
export type Visit = (path: string) => Promise<number>

/** Visits with the cookie and the token of the owner; `{service}`, `{post}` and `{category}` stand for the newest service and post. */
export async function openAsOwner(url: string): Promise<Visit> {
  const headers = await signInAsOwner(url)
  const call = createCall(`${url}/api`, fetch)
  const services = await call(api.service.list, { query: { limit: 1 } })
  const posts = await call(api.post.list, { query: { limit: 1, sort: 'desc' } })
  const service = services.data[0]!._id
  const post = posts.data[0]!.slug
  const category = posts.data[0]!.cat_slug

  return async (path) => {
    const since = performance.now()
    const answer = await fetch(
      url + path.replace('{service}', service).replace('{post}', post).replace('{category}', category),
      { headers },
    )
    await answer.arrayBuffer()
    if (!answer.ok) throw new Error(`${path} answered ${answer.status}`)
    return performance.now() - since
  }
}
