import { createHash } from 'node:crypto'
import { LRUCache } from 'lru-cache'
import { AppError } from '../http/errors.ts'
import { encode, type Encoding } from './encode.ts'
import type { Page } from './page.ts'

const maxBytes = 64 * 1024 * 1024
const cachedQuality = 9
/** A counted view is not worth a new page, yet the number of views must not stand still until something else changes. */
const maxAge = 60_000

/** Far more than a site has pages: whoever makes up addresses waits until those before are done. */
const maxRendering = 200

const tooBusy = () =>
  new AppError('unavailable', 'The site is very busy right now. Please try again shortly.')

interface Sent {
  /** Without a body, to say that nothing changed, and with one. */
  bareHead: string[]
  head: string[]
  /** The bytes as characters: head and body leave in one write, where a buffer would take a second. */
  text: string
}

/** A page and its bytes for each encoding asked for so far: compressed once, sent often. */
export interface CachedPage extends Page {
  etag: string
  encoded: Map<Encoding, Promise<Buffer>>
  /** What went out with each encoding, to go out again as it is. */
  sent: Map<Encoding, Sent>
  /** From the first moment on, and before the second, it shows what it should. */
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
 * What is the same for every visitor, by address, in memory: pages, feeds and answers of the API. A page goes when
 * anything that visitors see has changed, and at the latest at the next change that is planned.
 */
export function createCache(nextChange: NextChange = async () => null) {
  const cached = new LRUCache<string, CachedPage>({
    maxSize: maxBytes,
    // With its bytes for each encoding, and what goes out by the fast path.
    sizeCalculation: (page, address) => page.body.length * 3 + address.length * 2 + 1024,
  })
  const rendering = new Map<string, Promise<CachedPage>>()
  let changes = 0

  async function render(address: string, renderPage: Render) {
    const before = changes
    const startedAt = Date.now()
    // Asked before the page is rendered: what changes by itself meanwhile may not be in it. A database that does not
    // answer is for the page to tell.
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
    // What changed while the page was rendered may not be in it.
    if (isCacheable(page) && changes === before) cached.set(address, page)
    return page
  }

  function find(address: string) {
    const page = cached.get(address)
    const now = Date.now()
    // A page from the future: the clock was set back since.
    return page && now >= page.renderedAt && now < page.staleAt ? page : undefined
  }

  const known = (address: string) => find(address) ?? rendering.get(address)

  function start(address: string, renderPage: Render) {
    const current = render(address, renderPage).finally(() => {
      if (rendering.get(address) === current) rendering.delete(address)
    })
    rendering.set(address, current)
    return current
  }

  /** The cached page, or a new one; visitors who come at the same moment share one rendering. */
  const share = async (address: string, renderPage: Render) => known(address) ?? start(address, renderPage)

  return {
    /** The page, if it is cached and shows what it should. */
    find,
    share,
    /** The same for somebody who waits at the door: where too many do, they are sent away. */
    async get(address: string, renderPage: Render) {
      if (!known(address) && rendering.size >= maxRendering) throw tooBusy()
      return share(address, renderPage)
    },
    bytes(page: CachedPage, encoding: Encoding): Promise<Buffer> {
      let bytes = page.encoded.get(encoding)
      if (!bytes) page.encoded.set(encoding, (bytes = encode(page.body, encoding, cachedQuality)))
      return bytes
    },
    /** Nobody who comes from now on is given what was read before. */
    clear() {
      changes++
      rendering.clear()
      cached.clear()
    },
  }
}

export type Cache = ReturnType<typeof createCache>
