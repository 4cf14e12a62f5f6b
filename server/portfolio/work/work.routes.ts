import type { FastifyInstance } from 'fastify'
import { workEndpoints as calls } from '../../../contract/portfolio/work.ts'
import type { Db } from '../../../db/open.ts'
import { addRoute } from '../../platform/http/route.ts'
import { withPictures } from '../picture/picture.service.ts'
import * as arrange from './arrange-work.ts'
import { getWork, listWork } from './work.service.ts'

export const addedReply = (added: number) => ({
  message: added === 1 ? 'Picture added to the portfolio' : 'Pictures added to the portfolio',
  data: { added },
})

export function workRoutes(app: FastifyInstance, db: Db) {
  addRoute(app, calls.list, async ({ query }) =>
    withPictures(db, await listWork(db, query), ({ src }) => [src]),
  )
  addRoute(app, calls.one, async ({ params, query, viewer }) =>
    withPictures(
      db,
      { data: await getWork(db, params.slug, { kind: query.kind, asOwner: viewer?.role === 'owner' }) },
      ({ src, previous, next }) => [src, previous?.src, next?.src].filter((one) => one !== undefined),
    ),
  )
  addRoute(app, calls.candidates, async () =>
    withPictures(db, await arrange.listCandidates(db), ({ src }) => [src]),
  )
  addRoute(app, calls.add, async ({ body }) => addedReply(await arrange.addWork(db, body)))
  addRoute(app, calls.update, async ({ params, body }) => {
    await arrange.updateWork(db, params.id, body)
    return { message: 'Picture updated' }
  })
  addRoute(app, calls.move, async ({ params, body }) => {
    await arrange.moveWork(db, params.id, body.place)
    return { message: 'Picture moved' }
  })
  addRoute(app, calls.remove, async ({ params }) => {
    await arrange.deleteWork(db, params.id)
    return { message: 'Picture removed from the portfolio' }
  })
}
