import type { FastifyBaseLogger } from 'fastify'
import type { OnServed } from '../../platform/cache/page.ts'
import type { CountView } from './post-views.ts'

const post = /^(?:\/bn)?\/(?:blog\/post|api\/single-blog)\/([^/?]+\/[^/?]+)\/?(?:\?|$)/

/** Cached pages and replies never reach a handler, so views are counted after each response is sent. */
export const createPageViews =
  (countView: CountView, log: FastifyBaseLogger): OnServed =>
  (address, visitorOf) => {
    const slug = post.exec(address)?.[1]
    if (!slug) return
    countView(decodeURIComponent(slug).normalize('NFC'), visitorOf()).catch((error: unknown) =>
      log.warn({ err: error }, 'view not counted'),
    )
  }
