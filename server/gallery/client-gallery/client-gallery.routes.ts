import type { FastifyInstance } from 'fastify'
import { clientBookingEndpoints } from '../../../contract/booking/client-booking.ts'
import { clientGalleryEndpoints as calls } from '../../../contract/gallery/client-gallery.ts'
import type { Db } from '../../../db/open.ts'
import type { Passwords } from '../../platform/identity/password.ts'
import type { Storage } from '../../platform/media/storage.ts'
import { addRoute } from '../../platform/http/route.ts'
import * as choosing from './choose.service.ts'
import * as galleries from './client-gallery.service.ts'
import { readClientPage } from './client-page.service.ts'
import { readDoor } from './door.service.ts'
import { doorRoutes } from './door.routes.ts'
import { fileRoutes } from './file.routes.ts'
import { clientOf, visitOf } from './gallery-access.ts'
import { zipRoutes } from './zip.routes.ts'

interface ClientGalleryDependencies {
  storage: Storage
  pins: Passwords
  /** Whether the site uses HTTPS. */
  secure: boolean
}

function listRoutes(app: FastifyInstance, db: Db) {
  addRoute(app, calls.heart, async ({ params, body, request }) => ({
    data: await choosing.choose(db, await clientOf(db, request, params.slug), body),
  }))
  addRoute(app, calls.addList, async ({ params, body, request }) => ({
    message: 'List created',
    data: {
      _id: await choosing.addList(db, await clientOf(db, request, params.slug), body.name, body.limit),
    },
  }))
  addRoute(app, calls.renameList, async ({ params, body, request }) => {
    await choosing.renameList(db, await clientOf(db, request, params.slug), params.id, body.name)
    return { message: 'List renamed' }
  })
  addRoute(app, calls.removeList, async ({ params, request }) => {
    await choosing.removeList(db, await clientOf(db, request, params.slug), params.id)
    return { message: 'List deleted' }
  })
}

export function clientGalleryRoutes(
  app: FastifyInstance,
  db: Db,
  { storage, pins, secure }: ClientGalleryDependencies,
) {
  addRoute(app, clientBookingEndpoints.one, async ({ params, query }) => ({
    data: await readClientPage(db, params.reference, query.key),
  }))
  app.register(async (scope) => {
    // Galleries must not appear in search engines or be revealed to other sites by referrers.
    scope.addHook('onSend', async (_, reply) => {
      reply.header('referrer-policy', 'no-referrer').header('x-robots-tag', 'noindex, nofollow, noimageindex')
    })
    addRoute(scope, calls.door, async ({ params, query }) => ({
      data: await readDoor(db, params.slug, query.key),
    }))
    addRoute(scope, calls.view, async ({ params, request }) => ({
      data: await galleries.readView(db, await visitOf(db, request, params.slug)),
    }))
    addRoute(scope, calls.comment, async ({ params, body, request }) => {
      const row = await clientOf(db, request, params.slug)
      const _id = await galleries.writeComment(db, row, body.picture, body.body)
      return { message: 'Thank you for your comment', data: { _id } }
    })
    addRoute(scope, calls.send, async ({ params, body, request }) => {
      await galleries.sendSelection(db, await clientOf(db, request, params.slug), body.message)
      return { message: 'Thank you, I have your selection' }
    })
    listRoutes(scope, db)
    fileRoutes(scope, db, storage)
    zipRoutes(scope, db, storage)
    doorRoutes(scope, db, pins, secure)
  })
}
