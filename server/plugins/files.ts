import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import serveStatic from '@fastify/static'
import type { FastifyInstance } from 'fastify'

const year = 31_536_000

/** Built assets, whose names carry their hash, and the pictures of the site. */
export async function serveFiles(app: FastifyInstance, dataDir: string, clientDir?: string) {
  const media = join(dataDir, 'media')
  mkdirSync(media, { recursive: true })
  await app.register(serveStatic, {
    root: media,
    prefix: '/media/',
    index: false,
    maxAge: '1d',
    decorateReply: false,
  })
  if (!clientDir) return
  await app.register(serveStatic, {
    root: clientDir,
    prefix: '/',
    index: false,
    wildcard: false,
    decorateReply: false,
    setHeaders: (reply, path) => {
      const hashed = path.includes('/assets/')
      reply.header('cache-control', hashed ? `public, max-age=${year}, immutable` : 'public, max-age=3600')
    },
  })
}
