import { globSync, readFileSync } from 'node:fs'
import { extname, join } from 'node:path'
import type { FastifyInstance } from 'fastify'
import { chooseEncoding } from '../cache/encode.ts'
import { forever } from './immutable.ts'

const types: Record<string, string> = {
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
}

const endings = { br: '.br', gzip: '.gz', identity: '' }

/**
 * Scripts, styles and fonts, whose names carry their hash, from memory: they are few and never change, and every new
 * visitor asks for dozens at once. Which of them is there is known, so whatever else is asked for goes its usual way.
 */
export function serveBuiltAssets(app: FastifyInstance, clientDir: string) {
  const files = new Map(
    globSync('assets/**/*.*', { cwd: clientDir }).map((name) => [name, readFileSync(join(clientDir, name))]),
  )
  for (const [name, plain] of files) {
    const type = types[extname(name)]
    if (!type) continue
    app.get(`/${name}`, (request, reply) => {
      const encoding = chooseEncoding(request.headers['accept-encoding'])
      const packed = encoding === 'identity' ? undefined : files.get(name + endings[encoding])
      if (packed) reply.header('content-encoding', encoding)
      return reply
        .header('cache-control', forever)
        .header('vary', 'accept-encoding')
        .type(type)
        .send(packed ?? plain)
    })
  }
}
