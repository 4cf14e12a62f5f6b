import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { FileStore } from '@tus/file-store'
import { Server } from '@tus/server'
import type { FastifyInstance } from 'fastify'
import { endpoint } from '../../../contract/shape/endpoint.ts'
import { doneReply } from '../../../contract/shape/envelope.ts'
import { galleryUpload } from '../../../contract/gallery/gallery-parts.ts'
import {
  emptyFile,
  maxGalleryBytes,
  rawEndings,
  rawPicture,
  tooHeavyForGallery,
} from '../../../contract/portfolio/picture-rules.ts'
import type { Db } from '../../../db/open.ts'
import { translated } from '../../../language/t.ts'
import { AppError } from '../../platform/http/errors.ts'
import { inLanguage } from '../../platform/http/language.ts'
import type { ImageWorker } from '../../platform/media/image-worker.ts'
import { explainFullDisk } from '../../platform/media/receive-file.ts'
import type { Storage } from '../../platform/media/storage.ts'
import { sendWebResponse } from '../../platform/plugins/web-bridge.ts'
import { requireGallery } from './gallery.service.ts'
import { takePicture } from './take-picture.ts'
import { answerUpload, checksumAlgorithms, tusVersion, uploadMethods } from './upload-protocol.ts'

type Upload = Awaited<ReturnType<FileStore['getUpload']>>
interface UploadDependencies {
  dataDir: string
  storage: Storage
  imageWorker: ImageWorker
}

/** Unfinished uploads are deleted after this time. */
const givenUpAfterMs = 3 * 86_400_000

/** Not part of the contract, because it uses the tus protocol, but guarded like its calls. */
const guarded = endpoint({
  method: 'POST',
  path: galleryUpload,
  access: 'owner',
  limit: 'file',
  summary: 'Upload pictures of a gallery by the protocol of tus',
  reply: doneReply,
})

const refusal = (request: Request, error: unknown) => {
  const known = explainFullDisk(error)
  if (!(known instanceof AppError)) return undefined
  const language = /^\s*bn\b/i.test(request.headers.get('accept-language') ?? '') ? 'bn' : 'en'
  return { status_code: known.status, body: inLanguage(language, () => translated(known.message)) }
}

const metaOf = ({ metadata }: Upload) => ({
  galleryId: metadata?.gallery ?? '',
  name: metadata?.filename ?? '',
  set: metadata?.set ?? '',
})

/** The library would create the folder asynchronously and throw where it cannot be caught. */
// @ts-expect-error The method is private there.
class UploadStore extends FileStore {
  checkOrCreateDirectory() {
    mkdirSync(this.directory, { recursive: true, mode: 0o700 })
  }
}

/** Resumable uploads of gallery pictures: received bytes are kept after a lost connection or a crash. */
export function uploadRoutes(
  app: FastifyInstance,
  db: Db,
  { dataDir, storage, imageWorker }: UploadDependencies,
) {
  const directory = join(dataDir, 'uploads')
  const store = new UploadStore({ directory, expirationPeriodInMilliseconds: givenUpAfterMs })
  store.extensions.push('checksum')

  async function finish(upload: Upload) {
    const file = join(directory, upload.id)
    const taken = await takePicture(db, { storage, imageWorker, log: app.log }, { file, ...metaOf(upload) })
    await store.remove(upload.id)
    // With this date, the library would look for the deleted file to send its expiry.
    delete upload.creation_date
    return taken
  }

  const tus = new Server({
    path: `/api${galleryUpload}`,
    datastore: store,
    relativeLocation: true,
    // By default, the library would allow all origins.
    allowedOrigins: [],
    maxSize: maxGalleryBytes,
    async onUploadCreate(_, upload) {
      const { galleryId, name } = metaOf(upload)
      if (rawEndings.test(name)) throw new AppError('unsupported-type', rawPicture)
      if (upload.size === 0) throw new AppError('unsupported-type', emptyFile)
      if ((upload.size ?? 0) > maxGalleryBytes) throw new AppError('too-large', tooHeavyForGallery)
      await requireGallery(db, galleryId)
      return {}
    },
    async onUploadFinish(_, upload) {
      try {
        const { id, isNew } = await finish(upload)
        return { headers: { 'gallery-picture': id, 'gallery-duplicate': isNew ? 'no' : 'yes' } }
      } catch (error) {
        // A wrong file is deleted; after an error of the server the upload can be finished later.
        if (error instanceof AppError && error.status < 500) await store.remove(upload.id)
        throw error
      }
    },
    onResponseError: (request, error) => refusal(request, error),
  })

  /** Finishes an upload that was complete when the site stopped, when the client asks for its offset. */
  async function finishOnHead(url: string) {
    const upload = await store.getUpload(url.split('/').at(-1)!).catch(() => undefined)
    if (!upload?.size || upload.offset !== upload.size) return undefined
    await finish(upload)
    const whole = String(upload.size)
    return new Response(null, { headers: { 'upload-offset': whole, 'upload-length': whole } })
  }

  async function handle(request: Request) {
    const finished = request.method === 'HEAD' ? await finishOnHead(request.url) : undefined
    return finished ?? tus.handleWeb(request)
  }

  app.register(async (scope) => {
    scope.removeAllContentTypeParsers()
    // The library reads the body itself.
    scope.addContentTypeParser('*', (_, __, done) => done(null))
    // Also on requests that are refused earlier.
    scope.addHook('onSend', async (_, reply) => void reply.header('tus-resumable', tusVersion))
    for (const url of [galleryUpload, `${galleryUpload}/*`]) {
      scope.route({
        method: uploadMethods,
        url,
        config: { endpoint: guarded },
        bodyLimit: maxGalleryBytes,
        handler: async (request, reply) =>
          sendWebResponse(await answerUpload(request, dataDir, handle), reply),
      })
      scope.options(url, async (_, reply) => {
        const answer = await handle(new Request(new URL(url, 'http://localhost'), { method: 'OPTIONS' }))
        reply.header('tus-checksum-algorithm', checksumAlgorithms.join(','))
        return sendWebResponse(answer, reply)
      })
    }
  })
  app.addHook('onReady', async () => {
    await tus
      .cleanUpExpiredUploads()
      .catch((error: unknown) => app.log.warn({ err: error }, 'old uploads stay'))
  })
}
