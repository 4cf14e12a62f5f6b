import { Readable } from 'node:stream'
import type { FastifyInstance } from 'fastify'
import { clientGalleryEndpoints as calls } from '../../../contract/client-gallery.ts'
import type { Db } from '../../../db/open.ts'
import { emptyBody } from '../../http/empty-body.ts'
import { rangeOf } from '../../http/range.ts'
import type { Storage } from '../../media/storage.ts'
import { readZip } from '../../media/zip.ts'
import { addSending } from '../../route.ts'
import { tellDownload } from './file.service.ts'
import { planDownload } from './zip.service.ts'

/** Sent as it is read, from any byte on: a download that broke off goes on where it stopped, as long as it is the same. */
export function zipRoutes(app: FastifyInstance, db: Db, storage: Storage) {
  addSending(app, calls.zip, async ({ params: { slug }, query, request }, reply) => {
    const asked = { slug, list: query.list, size: query.size }
    const { visit, plan, pictures, etag, fileName } = await planDownload(db, storage, request, asked)
    const { range, 'if-range': same = etag } = request.headers
    const part = rangeOf(same === etag ? range : undefined, plan.bytes)
    reply.headers({ 'accept-ranges': 'bytes', etag, 'cache-control': 'private, no-store' })
    if (!part) return reply.status(416).header('content-range', `bytes */${plan.bytes}`).send()
    const { from, to, isPart } = part
    if (isPart) reply.status(206).header('content-range', `bytes ${from}-${to}/${plan.bytes}`)
    reply
      .type('application/zip')
      .header('content-disposition', `attachment; filename="${fileName}"`)
      .header('content-length', to - from + 1)
    if (request.method === 'HEAD') return reply.send(emptyBody())
    // Whoever goes on, or only tries whether it could, downloads nothing new.
    if (from === 0 && to === plan.bytes - 1) await tellDownload(db, visit, String(pictures))
    return reply.send(Readable.from(readZip(plan, from, to), { objectMode: false }))
  })
}
