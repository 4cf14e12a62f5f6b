import multipart from '@fastify/multipart'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { maxPictureBytes, tooHeavy } from '../../../contract/portfolio/picture-rules.ts'
import { pictureEndpoints as calls } from '../../../contract/portfolio/picture.ts'
import type { Db } from '../../../db/open.ts'
import { AppError, invalid } from '../../platform/http/errors.ts'
import { interruptedUpload } from '../../platform/media/receive-file.ts'
import { addRoute } from '../../platform/http/route.ts'
import type { StorePicture } from './picture-upload.ts'
import { describePicture, detailsOf, picturesOf } from './picture.service.ts'

/** A generous allowance for the parts of the form around the file. */
const formOverhead = 10_000

async function fileOf(request: FastifyRequest) {
  // Refuses before the upload if the browser announces the size.
  if (Number(request.headers['content-length']) > maxPictureBytes + formOverhead) {
    throw new AppError('too-large', tooHeavy)
  }
  if (!request.isMultipart()) throw invalid(calls.upload.file, 'Choose a picture to upload.')
  const part = await request.file().catch(() => {
    throw interruptedUpload()
  })
  if (part?.fieldname === calls.upload.file) return part.file
  part?.file.resume()
  throw invalid(calls.upload.file, 'Choose a picture to upload.')
}

export async function pictureRoutes(app: FastifyInstance, db: Db, storePicture: StorePicture) {
  addRoute(app, calls.list, async ({ query }) => ({ data: await picturesOf(db, query.src) }))

  addRoute(app, calls.details, async ({ query }) => ({ data: await detailsOf(db, query.src) }))
  addRoute(app, calls.describe, async ({ body }) => {
    await describePicture(db, body)
    return { message: 'Picture described successfully' }
  })

  // In a separate scope, because no other call accepts multipart forms.
  await app.register(async (uploads) => {
    await uploads.register(multipart, {
      throwFileSizeLimit: false,
      limits: { fileSize: maxPictureBytes, files: 1, fields: 5, parts: 6, fieldSize: 1000 },
    })
    addRoute(uploads, calls.upload, async ({ query, request }) => {
      const source = await fileOf(request)
      const data = await storePicture({ source, name: query.name, log: request.log })
      return { data }
    })
  })
}
