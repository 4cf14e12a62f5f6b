import { api } from '../contract/api.ts'
import { createCall } from '../web/lib/api.ts'

export const publicNames = [
  'home',
  'work',
  'workPicture',
  'services',
  'service',
  'blog',
  'post',
  'about',
  'contact',
  'privacy',
] as const

/** Screens whose owner may show no picture. */
export const textOnly: ReadonlySet<string> = new Set<(typeof publicNames)[number]>(['privacy'])

const most = <T>(rows: T[], count: (row: T) => number) => rows.toSorted((a, b) => count(b) - count(a))[0]!

/**
 * The address of each public screen: the first portfolio picture, the service with most reviews and the post with most
 * views stand for all others.
 */
export async function publicAddresses(url: string): Promise<Record<(typeof publicNames)[number], string>> {
  const call = createCall(`${url}/api`, fetch)
  const [services, posts, wall] = await Promise.all([
    call(api.service.list, { query: { limit: 50, page: 1 } }),
    call(api.post.list, { query: { limit: 50, body: 'none' } }),
    call(api.work.list, { query: { limit: 1 } }),
  ])
  const { _id } = most(services.data, ({ reviewCount }) => reviewCount)
  const inLatin = posts.data.filter(({ slug }) => /^[\x20-\x7e]+$/.test(slug))
  const { slug } = most(inLatin, ({ viewCount }) => viewCount)
  return {
    home: '/',
    work: '/work',
    workPicture: `/work/${wall.data[0]!.slug}`,
    services: '/services',
    service: `/services/${_id}`,
    blog: '/blog',
    post: `/blog/post/${slug}`,
    about: '/about',
    contact: '/contact',
    privacy: '/privacy',
  }
}
