import { LRUCache } from 'lru-cache'
import { AppError } from '../errors.ts'
import { encode, type Encoding } from './encode.ts'
import type { Page } from './render.ts'

const maxBytes = 64 * 1024 * 1024
const keptQuality = 9
/** A counted view is not worth a new page, yet the number of views must not stand still until something else changes. */
const maxAge = 60_000

/** Far more than a site has pages: whoever makes up addresses waits until those before are done. */
const maxRendering = 200

const tooBusy = () =>
  new AppError('unavailable', 'The site has too much to do right now. Please try again shortly.')

interface Sent {
  /** Without a body, to say that nothing changed, and with one. */
  bareHead: string[]
  head: string[]
  /** The bytes as characters: head and body leave in one write, where a buffer would take a second. */
  text: string
}

/** A page and its bytes for each encoding asked for so far: compressed once, sent often. */
export interface KeptPage extends Page {
  encoded: Map<Encoding, Promise<Buffer>>
  /** What went out with each encoding, to go out again as it is. */
  sent: Map<Encoding, Sent>
  /** From the first moment on, and before the second, it shows what it should. */
  drawnAt: number
  staleAt: number
}

/** When public content will change by itself, as a scheduled post does; null if nothing is planned. */
export type NextChange = () => Promise<string | null>

const isKeepable = ({ status, headers }: Page) =>
  status === 200 &&
  !headers.some(
    ([name, value]) => name === 'set-cookie' || (name === 'cache-control' && value.includes('no-store')),
  )

/**
 * Anonymous pages by address, in memory. They all fall away when public content changes, and none outlives the moment
 * of the next change that is planned.
 */
export function createPageCache(nextChange: NextChange = async () => null) {
  const kept = new LRUCache<string, KeptPage>({
    maxSize: maxBytes,
    // With its bytes for each encoding, and what goes out by the short cut.
    sizeCalculation: (page, address) => page.body.length * 3 + address.length * 2 + 1024,
  })
  const rendering = new Map<string, Promise<KeptPage>>()
  let generation = 0
  let changed = performance.now()

  async function draw(address: string, render: () => Promise<Page>) {
    const startedIn = generation
    const startedAt = Date.now()
    // Asked before the page is drawn: what changes by itself meanwhile may not be in it. A database that does not
    // answer is for the page to tell.
    const change = await nextChange().catch(() => new Date(startedAt).toISOString())
    const staleAt = Math.min(startedAt + maxAge, change ? Date.parse(change) : Infinity)
    const page: KeptPage = {
      ...(await render()),
      encoded: new Map(),
      sent: new Map(),
      drawnAt: startedAt,
      staleAt,
    }
    // Content that changed while the page was drawn may not be in it.
    if (startedIn === generation && isKeepable(page)) kept.set(address, page)
    return page
  }

  function find(address: string) {
    const page = kept.get(address)
    const now = Date.now()
    // A page from the future: the clock was set back since.
    return page && now >= page.drawnAt && now < page.staleAt ? page : undefined
  }

  return {
    /** The page, if it is kept and shows what it should. */
    find,
    /** The kept page, or a new one; visitors who come at the same moment share one rendering. */
    get(address: string, render: () => Promise<Page>): Promise<KeptPage> {
      const known = find(address)
      if (known) return Promise.resolve(known)
      const started = rendering.get(address)
      if (started) return started
      if (rendering.size >= maxRendering) return Promise.reject(tooBusy())
      const drawing = draw(address, render).finally(() => {
        if (rendering.get(address) === drawing) rendering.delete(address)
      })
      rendering.set(address, drawing)
      return drawing
    },
    bytes(page: KeptPage, encoding: Encoding): Promise<Buffer> {
      let bytes = page.encoded.get(encoding)
      if (!bytes) page.encoded.set(encoding, (bytes = encode(page.body, encoding, keptQuality)))
      return bytes
    },
    /** When this process last heard of a change, by `performance.now()`. */
    changedAt: () => changed,
    /** Public content changed. */
    clear() {
      generation++
      changed = performance.now()
      kept.clear()
      rendering.clear()
    },
  }
}

export type PageCache = ReturnType<typeof createPageCache>
