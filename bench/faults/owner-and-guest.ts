import { openAsBlob } from 'node:fs'
import { join } from 'node:path'
import { api } from '../../contract/api.ts'
import { bookingExample } from '../../server/testing/examples.ts'
import { createCall } from '../../web/lib/api.ts'

/** A post by the owner, scheduled some hours from now; returns the address of its page. */
export async function schedulePost(url: string, headers: Record<string, string>, hours: number) {
  const call = createCall(`${url}/api`, (address, init) =>
    fetch(address, { ...init, headers: { ...init.headers, ...headers } }),
  )
  const [authors, categories] = await Promise.all([call(api.author.list), call(api.category.list)])
  const slug = `later/post-${Date.now()}`
  const body = {
    title: 'Later',
    readingMinute: 1,
    author_id: authors.data[0]!._id,
    cat_id: categories.data[0]!._id,
    slug,
    thumbnail: 'https://example.com/later.jpg',
    postBody: '<p>Later.</p>',
    publishedAt: new Date(Date.now() + hours * 3_600_000).toISOString(),
  }
  await call(api.post.add, { body })
  return `/blog/post/${slug}`
}

/** A booking from a fixed IP address; returns the status of the reply. */
export async function sendOnce(url: string) {
  const { data } = await createCall(`${url}/api`, fetch)(api.service.list)
  const reply = await fetch(`${url}/api${api.booking.add.path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-forwarded-for': '10.99.99.99' },
    body: JSON.stringify(bookingExample(data[0]!._id)),
  })
  await reply.arrayBuffer()
  return reply.status
}

const photo = join(import.meta.dirname, '../../db/seed/photos/blog-1.jpg')

/** An upload by the owner; returns the status of the reply. */
export async function uploadPicture(url: string, headers: Record<string, string>) {
  const body = new FormData()
  body.set('image', await openAsBlob(photo), 'blog-1.jpg')
  const reply = await fetch(`${url}/api${api.picture.upload.path}`, { method: 'POST', headers, body })
  await reply.arrayBuffer()
  return reply.status
}
