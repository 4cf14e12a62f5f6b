import type { FastifyInstance } from 'fastify'
import { clientGalleryEndpoints as calls } from '../../../contract/gallery/client-gallery.ts'
import type { Db } from '../../../db/open.ts'
import { notFound } from '../../platform/http/errors.ts'
import { partToSend } from '../../platform/http/conditional-request.ts'
import type { Storage } from '../../platform/media/storage.ts'
import { addRawRoute } from '../../platform/http/route.ts'
import { findFile, isDownload, recordDownload } from './file.service.ts'
import { visitOf } from './gallery-access.ts'

/** The header value for a download with this name. */
const attachment = (name: string) =>
  `attachment; filename="${name.replace(/[^\w.() -]/g, '_')}"; filename*=UTF-8''${encodeURIComponent(name)}`

/**
 * Browsers may cache the files but must revalidate them each time, so that the files of a closed gallery are no longer shown.
 */
export function fileRoutes(app: FastifyInstance, db: Db, storage: Storage) {
  addRawRoute(app, calls.file, async ({ params: { slug, id, size }, query, request }, reply) => {
    const visit = await visitOf(db, request, slug)
    const { name, shownAs, type, bytes, etag } = await findFile(db, visit, id, size)
    if (query.download !== undefined) reply.header('content-disposition', attachment(shownAs))
    const part = partToSend(request, reply, { bytes, type, etag, cacheControl: 'private, no-cache' })
    if (!part) return reply
    const file = await storage.galleries.read(name, part.isWhole ? undefined : part)
    if (!file) throw notFound('picture')
    if (query.download !== undefined && part.isWhole && isDownload(size))
      await recordDownload(db, visit, shownAs)
    return reply.send(file)
  })
}
