import { globSync, readFileSync } from 'node:fs'
import { extname, join } from 'node:path'
import type { FastifyInstance } from 'fastify'
import { chooseEncoding } from '../cache/encode.ts'
import { sendImmutable } from './immutable-file.ts'

const types: Record<string, string> = {
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
}

const endings = { br: '.br', gzip: '.gz', identity: '' }

/**
 * Serves scripts, styles and fonts from memory: their names contain their hash, so they never change, and every new visitor
 * requests dozens at once. One route serves all, because several hundred routes would slow down every start.
 */
export function serveBuiltAssets(app: FastifyInstance, clientDir: string) {
  const files = new Map(
    globSync('**/*.*', { cwd: join(clientDir, 'assets') }).map((name) => [
      name,
      readFileSync(join(clientDir, 'assets', name)),
    ]),
  )
  app.get<{ Params: { '*': string } }>('/assets/*', (request, reply) => {
    const name = request.params['*']
    const type = types[extname(name)]
    const plain = files.get(name)
    // During an update, another process may have the file already, so 404 must not be cached.
    if (!type || !plain) return reply.header('cache-control', 'no-store').callNotFound()
    const encoding = chooseEncoding(request.headers['accept-encoding'])
    const packed = encoding === 'identity' ? undefined : files.get(name + endings[encoding])
    if (packed) reply.header('content-encoding', encoding)
    reply.header('vary', 'accept-encoding')
    return sendImmutable(request, reply, packed ?? plain, type, packed ? name + endings[encoding] : name)
  })
}
