import type { FastifyBaseLogger } from 'fastify'
import type { OnServed } from '../../platform/cache/page.ts'
import type { CountView } from './post-views.ts'

const post = /^(?:\/bn)?\/(?:blog\/post|api\/single-blog)\/([^/?]+\/[^/?]+)\/?(?:\?|$)/

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
