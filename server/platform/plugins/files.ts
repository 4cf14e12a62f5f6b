import { mkdirSync } from 'node:fs'
import { basename, extname, join, sep } from 'node:path'
import { buffer } from 'node:stream/consumers'
import serveStatic from '@fastify/static'
import type { FastifyInstance } from 'fastify'
import { LRUCache } from 'lru-cache'
import type { Config } from '../../config.ts'
import { rangeOf } from '../http/conditional-request.ts'
import { variantFolder } from '../media/variants.ts'
import type { Store } from '../media/store.ts'
import { serveBuiltAssets } from './built-assets.ts'
import { forever, sendImmutable } from './immutable-file.ts'

const types: Record<string, string> = { '.avif': 'image/avif', '.webp': 'image/webp', '.jpg': 'image/jpeg' }
const variant = new RegExp(`^/media/(${variantFolder}/[0-9a-f]+-[0-9]+[.](?:avif|webp|jpg))$`)

/** A removed picture is served for at most another minute. */
const memoryLimits = { maxSize: 64 * 1024 * 1024, maxEntrySize: 1024 * 1024, ttl: 60_000 }

/**
 * Serves the sizes of pictures from their store. A name never gets other content, and every new visitor requests many, so
 * the most recent ones stay in memory.
 */
function serveSizes(app: FastifyInstance, media: Store) {
  const inMemory = new LRUCache<string, Buffer>({ ...memoryLimits, sizeCalculation: (bytes) => bytes.length })
  app.addHook('onRequest', async (request, reply) => {
    const name = variant.exec(request.url)?.[1]
    if (!name) return
    let bytes = inMemory.get(name)
    if (!bytes) {
      const file = await media.read(name)
      // It may still be in the local folder, which the next handler serves.
      if (!file) return
      inMemory.set(name, (bytes = await buffer(file)))
    }
    return sendImmutable(request, reply, bytes, types[extname(name)]!, basename(name))
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

/** Removes invalid ranges, which the library would answer with a wrong part of the file or an error. */
function ignoreBadRanges(app: FastifyInstance) {
  app.addHook('onRequest', async ({ headers }) => {
    const isWhole = rangeOf(headers.range, Infinity)?.isPart === false
    if (isWhole || String(headers['if-range']).startsWith('W/')) delete headers.range
  })
}

/** Serves the built assets and the pictures of the site. */
export async function serveFiles(app: FastifyInstance, config: Config, media: Store, clientDir?: string) {
  await app.register(async (pictures) => {
    ignoreBadRanges(pictures)
    await servePictures(pictures, config, media)
  })
  if (!clientDir) return
  serveBuiltAssets(app, clientDir)
  await app.register(async (otherFiles) => {
    ignoreBadRanges(otherFiles)
    await otherFiles.register(serveStatic, {
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
