import { mkdirSync } from 'node:fs'
import { extname, join, sep } from 'node:path'
import serveStatic from '@fastify/static'
import type { FastifyInstance } from 'fastify'
import type { Config } from '../config.ts'
import { variantFolder } from '../media/recipe.ts'
import type { Store } from '../media/store.ts'
import { serveBuiltAssets } from './built-assets.ts'
import { forever } from './forever.ts'

const types: Record<string, string> = { '.avif': 'image/avif', '.webp': 'image/webp', '.jpg': 'image/jpeg' }
const variant = new RegExp(`^/media/(${variantFolder}/[0-9a-f]+-[0-9]+[.](?:avif|webp|jpg))$`)

/** Pictures whose files lie elsewhere are passed on; what is not there may still be in the folder. */
function passOn(app: FastifyInstance, media: Store) {
  app.addHook('onRequest', async (request, reply) => {
    const name = variant.exec(request.url)?.[1]
    const file = name && (await media.read(name))
    if (!file) return
    return reply.header('cache-control', forever).type(types[extname(name)]!).send(file)
  })
}

async function servePictures(app: FastifyInstance, { dataDir, s3 }: Config, media: Store) {
  if (s3) passOn(app, media)
  const folder = join(dataDir, 'media')
  const variants = join(folder, variantFolder) + sep
  mkdirSync(folder, { recursive: true })
  await app.register(serveStatic, {
    root: folder,
    prefix: '/media/',
    index: false,
    maxAge: '1d',
    decorateReply: false,
    setHeaders: (reply, path) => {
      if (path.startsWith(variants)) reply.header('cache-control', forever)
    },
  })
}

/** Built assets, whose names carry their hash, and the pictures of the site. */
export async function serveFiles(app: FastifyInstance, config: Config, media: Store, clientDir?: string) {
  await app.register((pictures) => servePictures(pictures, config, media))
  if (!clientDir) return
  serveBuiltAssets(app, clientDir)
  await app.register(serveStatic, {
    root: clientDir,
    prefix: '/',
    index: false,
    wildcard: false,
    globIgnore: ['assets/**'],
    preCompressed: true,
    decorateReply: false,
    maxAge: '1h',
  })
}
