import type { FastifyInstance } from 'fastify'
import { postEndpoints as calls } from '../../../contract/journal/post.ts'
import type { Db } from '../../../db/open.ts'
import { forbidden, unauthenticated } from '../../platform/http/errors.ts'
import { addRoute } from '../../platform/http/route.ts'
import type { CountView } from './post-views.ts'
import { saveDraft } from './draft.service.ts'
import * as posts from './post.service.ts'

/** Previews are not cached: a draft may change, and its link be renewed, at any time. */
const previewFreshness = ({ preview }: { preview?: string }) => (preview ? { freshUntil: Date.now() } : {})

export function postRoutes(app: FastifyInstance, db: Db, countView: CountView) {
  addRoute(app, calls.list, async ({ query, viewer }) => {
    if (viewer?.role === 'owner') return posts.listPostsForOwner(db, query)
    if (query.status !== 'published') throw viewer ? forbidden() : unauthenticated()
    return posts.listPosts(db, query)
  })
  addRoute(app, calls.bySlug, async ({ params, query, request }) => {
    const post = await posts.getPostBySlug(db, `${params.cat_slug}/${params.slug}`, query.preview)
    await countView(post.data.slug, { ip: request.ip, userAgent: request.headers['user-agent'] })
    return { ...post, ...previewFreshness(query) }
  })
  addRoute(app, calls.neighbours, async ({ params, query }) => ({
    ...(await posts.getNeighbours(db, `${params.cat_slug}/${params.slug}`, query.preview)),
    ...previewFreshness(query),
  }))
  addRoute(app, calls.one, ({ params }) => posts.getPost(db, params.id))
  addRoute(app, calls.count, async () => ({ data: await posts.countPublished(db) }))
  addRoute(app, calls.add, async ({ body }) => ({
    message: 'Blog added successfully',
    data: { _id: await posts.addPost(db, body) },
  }))
  addRoute(app, calls.update, async ({ params, body }) => {
    const data = await posts.updatePost(db, params.id, body)
    return { message: 'Blog updated successfully', data }
  })
  addRoute(app, calls.saveDraft, async ({ body }) => ({
    message: 'Draft saved',
    data: await saveDraft(db, body),
  }))
  addRoute(app, calls.renewPreview, async ({ params }) => {
    await posts.renewPreview(db, params.id)
    return { message: 'Preview link renewed. The old one no longer works.' }
  })
  addRoute(app, calls.remove, async ({ params }) => {
    await posts.deletePost(db, params.id)
    return { message: 'Blog deleted successfully' }
  })
}
