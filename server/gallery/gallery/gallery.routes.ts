import type { FastifyInstance } from 'fastify'
import { galleryEndpoints as calls } from '../../../contract/gallery/gallery.ts'
import { galleryPictureEndpoints as parts } from '../../../contract/gallery/gallery-picture.ts'
import { workEndpoints } from '../../../contract/portfolio/work.ts'
import type { Db } from '../../../db/open.ts'
import type { Storage } from '../../platform/media/storage.ts'
import { addDownload, addRoute } from '../../platform/http/route.ts'
import type { StorePicture } from '../../portfolio/picture/picture-upload.ts'
import { addedReply } from '../../portfolio/work/work.routes.ts'
import { addFromGallery } from './from-gallery.ts'
import type { PinSafe } from './gallery-pin.ts'
import * as pictures from './gallery-picture.service.ts'
import * as states from './gallery-state.service.ts'
import * as galleries from './gallery.service.ts'
import { exportPicks } from './picks.export.ts'

function pictureRoutes(app: FastifyInstance, db: Db, storage: Storage) {
  addRoute(app, parts.addSet, async ({ params, body }) => ({
    message: 'The set is added',
    data: { _id: await pictures.addSet(db, params.id, body.title) },
  }))
  addRoute(app, parts.updateSet, async ({ params, body }) => {
    await pictures.updateSet(db, params.id, body)
    return { message: 'The set is saved' }
  })
  addRoute(app, parts.removeSet, async ({ params }) => {
    await pictures.removeSet(db, params.id)
    return { message: 'Set removed, pictures kept' }
  })
  addRoute(app, parts.move, async ({ params, body }) => {
    await pictures.movePictures(db, params.id, body)
    return { message: 'The order is saved' }
  })
  addRoute(app, parts.words, async ({ params, body }) => {
    await pictures.saveWords(db, params.id, body)
    return { message: 'Description saved' }
  })
  addRoute(app, parts.remove, async ({ params, body }) => {
    await pictures.removePictures(db, storage, params.id, body.pictures)
    return { message: 'The pictures are deleted' }
  })
  addRoute(app, parts.reply, async ({ params, body }) => ({
    message: 'Comment added',
    data: { _id: await pictures.addComment(db, params.id, { ...body, actor: 'owner' }) },
  }))
}

function stateRoutes(app: FastifyInstance, db: Db) {
  addRoute(app, calls.open, async ({ params, body }) => {
    await states.openGallery(db, params.id, body)
    return { message: 'The gallery is open' }
  })
  addRoute(app, calls.close, async ({ params }) => {
    await states.closeGallery(db, params.id)
    return { message: 'The gallery is closed' }
  })
  addRoute(app, calls.deliver, async ({ params, body }) => {
    await states.deliverGallery(db, params.id, body)
    return { message: 'The gallery is delivered' }
  })
  addRoute(app, calls.remind, async ({ params, body }) => {
    await states.remindClient(db, params.id, body.message)
    return { message: 'Reminder sent' }
  })
  addRoute(app, calls.reopen, async ({ params }) => {
    await states.reopenSelection(db, params.id)
    return { message: 'The selection can be changed again' }
  })
}

export function galleryRoutes(app: FastifyInstance, db: Db, storage: Storage, safe: PinSafe) {
  addRoute(app, calls.list, ({ query }) => galleries.listGalleries(db, query))
  addRoute(app, calls.add, async ({ body }) => ({
    message: 'Gallery created',
    data: await galleries.addGallery(db, safe, body),
  }))
  addRoute(app, calls.one, async ({ params }) => ({ data: await galleries.readGallery(db, safe, params.id) }))
  addRoute(app, calls.update, async ({ params, body }) => ({
    message: 'The gallery is saved',
    data: await galleries.updateGallery(db, params.id, body),
  }))
  addRoute(app, calls.remove, async ({ params }) => {
    await pictures.removeGallery(db, storage, params.id)
    return { message: 'The gallery and its files are deleted' }
  })
  addRoute(app, calls.renew, async ({ params, body }) => ({
    data: { path: await galleries.renewLink(db, params.id, body.which) },
  }))
  addRoute(app, calls.pin, async ({ params, body }) => {
    await galleries.savePin(db, safe, params.id, body.pin)
    return { message: body.pin === null ? 'The gallery no longer asks for a PIN' : 'The new PIN is set' }
  })
  addRoute(app, calls.answered, async ({ params }) => {
    await galleries.answerAsk(db, params.id)
    return { message: 'Marked as answered' }
  })
  addRoute(app, calls.liftPinLock, async ({ params }) => {
    await galleries.liftPinLock(db, params.id)
    return { message: 'New devices can try again' }
  })
  addDownload(app, calls.picks, async ({ params, query }) => exportPicks(db, params.id, query.list))
  stateRoutes(app, db)
  pictureRoutes(app, db, storage)
}

/** Adds pictures of a gallery to the portfolio. */
export function fromGalleryRoutes(
  app: FastifyInstance,
  db: Db,
  parts: { storage: Storage; storePicture: StorePicture },
) {
  addRoute(app, workEndpoints.addFromGallery, async ({ params, body, request }) =>
    addedReply(await addFromGallery(db, params.id, body, { ...parts, log: request.log })),
  )
}
