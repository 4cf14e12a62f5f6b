import { mkdirSync } from 'node:fs'
import { join, sep } from 'node:path'
import serveStatic from '@fastify/static'
import type { FastifyInstance } from 'fastify'
import { variantFolder } from '../media/recipe.ts'

const year = 31_536_000
const forever = `public, max-age=${year}, immutable`

/** Built assets, whose names carry their hash, and the pictures of the site. */
export async function serveFiles(app: FastifyInstance, dataDir: string, clientDir?: string) {
  const media = join(dataDir, 'media')
  const variants = join(media, variantFolder) + sep
  mkdirSync(media, { recursive: true })
  await app.register(serveStatic, {
    root: media,
    prefix: '/media/',
    index: false,
    maxAge: '1d',
    decorateReply: false,
    setHeaders: (reply, path) => {
      if (path.startsWith(variants)) reply.header('cache-control', forever)
    },
  })
  if (!clientDir) return
  await app.register(serveStatic, {
    root: clientDir,
    prefix: '/',
    index: false,
    wildcard: false,
    preCompressed: true,
    decorateReply: false,
    setHeaders: (reply, path) => {
      const hashed = path.includes('/assets/')
      reply.header('cache-control', hashed ? forever : 'public, max-age=3600')
    },
  })
}
