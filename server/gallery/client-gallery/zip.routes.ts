import { Readable } from 'node:stream'
import type { FastifyInstance } from 'fastify'
import { clientGalleryEndpoints as calls } from '../../../contract/gallery/client-gallery.ts'
import type { Db } from '../../../db/open.ts'
import { partToSend } from '../../platform/http/conditional-request.ts'
import type { Storage } from '../../platform/media/storage.ts'
import { readZip } from '../../platform/media/zip.ts'
import { addRawRoute } from '../../platform/http/route.ts'
import { tellDownload } from './file.service.ts'
import { planDownload } from './zip.service.ts'

/** Sent as it is read, from any byte on: a download that broke off goes on where it stopped, as long as it is the same. */
export function zipRoutes(app: FastifyInstance, db: Db, storage: Storage) {
  addRawRoute(app, calls.zip, async ({ params: { slug }, query, request }, reply) => {
    const asked = { slug, list: query.list, size: query.size }
    const { visit, plan, pictures, etag, fileName } = await planDownload(db, storage, request, asked)
    reply.header('content-disposition', `attachment; filename="${fileName}"`)
    const about = { bytes: plan.bytes, type: 'application/zip', etag, cacheControl: 'private, no-store' }
    const part = partToSend(request, reply, about)
    if (!part) return reply
    // Whoever goes on, or only tries whether it could, downloads nothing new.
    if (part.isWhole) await tellDownload(db, visit, String(pictures))
    return reply.send(Readable.from(readZip(plan, part.start, part.end), { objectMode: false }))
  })
}
