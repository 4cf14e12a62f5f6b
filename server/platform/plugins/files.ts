import { mkdirSync } from 'node:fs'
import { basename, extname, join, sep } from 'node:path'
import { buffer } from 'node:stream/consumers'
import serveStatic from '@fastify/static'
import type { FastifyInstance } from 'fastify'
import { LRUCache } from 'lru-cache'
import type { Config } from '../../config.ts'
import { rangeOf } from '../http/range.ts'
import { variantFolder } from '../media/variants.ts'
import type { Store } from '../media/store.ts'
import { serveBuiltAssets } from './built-assets.ts'
import { forever, sendBytes } from './immutable.ts'

const types: Record<string, string> = { '.avif': 'image/avif', '.webp': 'image/webp', '.jpg': 'image/jpeg' }
const variant = new RegExp(`^/media/(${variantFolder}/[0-9a-f]+-[0-9]+[.](?:avif|webp|jpg))$`)

/** One that was removed is gone a minute later at most. */
const memory = { maxSize: 64 * 1024 * 1024, maxEntrySize: 1024 * 1024, ttl: 60_000 }

/**
 * The sizes of pictures, wherever they lie. Under one name there is only ever one content and every new visitor asks for
 * many, so those asked for last stay in memory.
 */
function serveSizes(app: FastifyInstance, media: Store) {
  const inMemory = new LRUCache<string, Buffer>({ ...memory, sizeCalculation: (bytes) => bytes.length })
  app.addHook('onRequest', async (request, reply) => {
    const name = variant.exec(request.url)?.[1]
    if (!name) return
    let bytes = inMemory.get(name)
    if (!bytes) {
      const file = await media.read(name)
      // What is not there may still be in the folder of this machine.
      if (!file) return
      inMemory.set(name, (bytes = await buffer(file)))
    }
    return sendBytes(request, reply, bytes, types[extname(name)]!, basename(name))
  })
}

async function servePictures(app: FastifyInstance, { dataDir }: Config, media: Store) {
  serveSizes(app, media)
  const folder = join(dataDir, 'media')
  mkdirSync(folder, { recursive: true })
  await app.register(serveStatic, {
    root: folder,
    prefix: '/media/',
    index: false,
    maxAge: '1d',
    decorateReply: false,
    setHeaders: (reply, path) => {
      if (path.startsWith(join(folder, variantFolder) + sep)) reply.header('cache-control', forever)
    },
  })
}

/** The library would answer some of these with a part of the file, and others with a failure. */
function ignoreBadRanges(app: FastifyInstance) {
  app.addHook('onRequest', async ({ headers }) => {
    const isWhole = rangeOf(headers.range, Infinity)?.isPart === false
    if (isWhole || String(headers['if-range']).startsWith('W/')) delete headers.range
  })
}

/** Built assets, whose names carry their hash, and the pictures of the site. */
export async function serveFiles(app: FastifyInstance, config: Config, media: Store, clientDir?: string) {
  await app.register(async (pictures) => {
    ignoreBadRanges(pictures)
    await servePictures(pictures, config, media)
  })
  if (!clientDir) return
  serveBuiltAssets(app, clientDir)
  await app.register(async (beside) => {
    ignoreBadRanges(beside)
    await beside.register(serveStatic, {
      root: clientDir,
      prefix: '/',
      index: false,
      wildcard: false,
      globIgnore: ['assets/**'],
      preCompressed: true,
      decorateReply: false,
      maxAge: '1h',
    })
  })
}
