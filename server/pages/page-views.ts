import type { FastifyRequest } from 'fastify'
import type { CountView } from '../features/post/post-views.ts'

const postPage = /^\/blog\/post\/([^/?]+\/[^/?]+)\/?(?:\?|$)/

/** A post's page comes from memory, so its readers are counted where it goes out, after it went. */
export function countPageView(request: FastifyRequest, countView: CountView) {
  const slug = postPage.exec(request.url)?.[1]
  if (request.method !== 'GET' || !slug) return
  const visitor = { ip: request.ip, userAgent: request.headers['user-agent'] }
  countView(decodeURIComponent(slug).normalize('NFC'), visitor).catch((error: unknown) =>
    request.log.warn({ err: error }, 'view not counted'),
  )
}
