import { createHash } from 'node:crypto'
import { LRUCache } from 'lru-cache'
import { AppError } from '../http/errors.ts'
import { encode, type Encoding } from './encode.ts'
import type { Page } from './page.ts'

const maxBytes = 64 * 1024 * 1024
const cachedQuality = 9
/** A counted view drops no cached page, so this also limits how old a shown number of views can be. */
const maxAge = 60_000

/** Far more than a site has pages: requests for invented addresses are refused beyond it. */
const maxRendering = 200

const tooBusy = () =>
  new AppError('unavailable', 'The site is very busy right now. Please try again shortly.')

interface EncodedAnswer {
  /** Headers of a 304, which has no body, and of a 200. */
  bareHead: string[]
  head: string[]
  /** The bytes as a string: head and body are then sent in one write, where a buffer would take a second. */
  text: string
}

/** A page and its bytes in each encoding requested so far: compressed once, sent often. */
export interface CachedPage extends Page {
  etag: string
  encoded: Map<Encoding, Promise<Buffer>>
  /** The complete answer in each encoding, for the fast path. */
  sent: Map<Encoding, EncodedAnswer>
  /** The page is fresh from `renderedAt` until before `staleAt`. */
  renderedAt: number
  staleAt: number
}

export type Render = () => Promise<Page>

/** When public content will change by itself, as a scheduled post does; null if nothing is planned. */
export type NextChange = () => Promise<string | null>

const etagOf = (body: Buffer) => `"${createHash('sha256').update(body).digest('base64url').slice(0, 27)}"`

const isCacheable = ({ status, headers }: Page) =>
  status === 200 &&
  !headers.some(
    ([name, value]) => name === 'set-cookie' || (name === 'cache-control' && value.includes('no-store')),
  )

/**
 * Pages, feeds and API answers that are the same for every visitor, in memory, by address. A page is dropped when anything
 * that visitors see has changed, and at the latest when the next planned change is due.
 */
export function createCache(nextChange: NextChange = async () => null) {
  const cached = new LRUCache<string, CachedPage>({
    maxSize: maxBytes,
    // Includes the bytes in each encoding and the answers of the fast path.
    sizeCalculation: (page, address) => page.body.length * 3 + address.length * 2 + 1024,
  })
  const rendering = new Map<string, Promise<CachedPage>>()
  let changes = 0

  async function render(address: string, renderPage: Render) {
    const before = changes
    const startedAt = Date.now()
    // Read before the page is rendered, because a change that is due meanwhile may not be in it. If the database does not
    // answer, the page itself reports that.
    const change = await nextChange().catch(() => new Date(startedAt).toISOString())
    const rendered = await renderPage()
    const staleAt = Math.min(
      startedAt + maxAge,
      change ? Date.parse(change) : Infinity,
      rendered.freshUntil ?? Infinity,
    )
    const page: CachedPage = {
      ...rendered,
      etag: etagOf(rendered.body),
      encoded: new Map(),
      sent: new Map(),
      renderedAt: startedAt,
      staleAt,
    }
    // A change made while the page was rendered may not be in it.
    if (isCacheable(page) && changes === before) cached.set(address, page)
    return page
  }

  function find(address: string) {
    const page = cached.get(address)
    const now = Date.now()
    // A page of the future means that the clock was set back.
    return page && now >= page.renderedAt && now < page.staleAt ? page : undefined
  }

  const cachedOrRendering = (address: string) => find(address) ?? rendering.get(address)

  function start(address: string, renderPage: Render) {
    const current = render(address, renderPage).finally(() => {
      if (rendering.get(address) === current) rendering.delete(address)
    })
    rendering.set(address, current)
    return current
  }

  /** The cached page, or a new one; concurrent requests share one rendering. */
  const share = async (address: string, renderPage: Render) =>
    cachedOrRendering(address) ?? start(address, renderPage)

  return {
    /** The page, if it is cached and fresh. */
    find,
    share,
    /** As `share`, but refuses when too many pages are being rendered. */
    async get(address: string, renderPage: Render) {
      if (!cachedOrRendering(address) && rendering.size >= maxRendering) throw tooBusy()
      return share(address, renderPage)
    },
    bytes(page: CachedPage, encoding: Encoding): Promise<Buffer> {
      let bytes = page.encoded.get(encoding)
      if (!bytes) page.encoded.set(encoding, (bytes = encode(page.body, encoding, cachedQuality)))
      return bytes
    },
    /** From now on, no request gets anything that was read before. */
    clear() {
      changes++
      rendering.clear()
      cached.clear()
    },
  }
}

export type Cache = ReturnType<typeof createCache>
