import type { FastifyBaseLogger } from 'fastify'
import type { CountView, Visitor } from '../features/post/post-views.ts'

/** Told of every page and answer that went out. */
export type OnServed = (address: string, visitorOf: () => Visitor) => void

const post = /^\/(?:blog\/post|api\/single-blog)\/([^/?]+\/[^/?]+)\/?(?:\?|$)/

/** A post comes from memory, as a page or as an answer, so its readers are counted where it goes out, after it went. */
export const createPageViews =
  (countView: CountView, log: FastifyBaseLogger): OnServed =>
  (address, visitorOf) => {
    const slug = post.exec(address)?.[1]
    if (!slug) return
    countView(decodeURIComponent(slug).normalize('NFC'), visitorOf()).catch((error: unknown) =>
      log.warn({ err: error }, 'view not counted'),
    )
  }
