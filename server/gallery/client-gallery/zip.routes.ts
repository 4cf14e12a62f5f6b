import { Readable } from 'node:stream'
import type { FastifyInstance } from 'fastify'
import { clientGalleryEndpoints as calls } from '../../../contract/gallery/client-gallery.ts'
import type { Db } from '../../../db/open.ts'
import { partToSend } from '../../platform/http/conditional-request.ts'
import type { Storage } from '../../platform/media/storage.ts'
import { readZip } from '../../platform/media/zip.ts'
import { addRawRoute } from '../../platform/http/route.ts'
import { recordDownload } from './file.service.ts'
import { planDownload } from './zip.service.ts'

/** Streams a ZIP file in any range: an interrupted download can be resumed if its content is the same. */
export function zipRoutes(app: FastifyInstance, db: Db, storage: Storage) {
  addRawRoute(app, calls.zip, async ({ params: { slug }, query, request }, reply) => {
    const selection = { slug, list: query.list, size: query.size }
    const { visit, plan, pictures, etag, fileName } = await planDownload(db, storage, request, selection)
    reply.header('content-disposition', `attachment; filename="${fileName}"`)
    const file = { bytes: plan.bytes, type: 'application/zip', etag, cacheControl: 'private, no-store' }
    const part = partToSend(request, reply, file)
    if (!part) return reply
    // A resumed download is not a new one.
    if (part.isWhole) await recordDownload(db, visit, String(pictures))
    return reply.send(Readable.from(readZip(plan, part.start, part.end), { objectMode: false }))
  })
}
