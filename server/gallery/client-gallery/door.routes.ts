import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { clientGalleryEndpoints as calls } from '../../../contract/gallery/client-gallery.ts'
import type { Db } from '../../../db/open.ts'
import { addressIn, splitLanguage } from '../../../language/languages.ts'
import { AppError } from '../../platform/http/errors.ts'
import { networkOf } from '../../platform/http/network.ts'
import { TooManyGuesses } from '../../platform/identity/guesses.ts'
import type { Passwords } from '../../platform/identity/password.ts'
import { addressOf } from '../../platform/plugins/web-bridge.ts'
import { addRawRoute } from '../../platform/http/route.ts'
import { askOwner } from './ask.service.ts'
import { enter, enterByLink, isInside, languageOf } from './door.service.ts'
import { readPass, sendPass } from './gallery-cookie.ts'

/** The page of a gallery with its key, so that the address also works in another browser. */
const pageOf = (slug: string, key: string, words: Record<string, string> = {}) =>
  `/gallery/${slug}?${new URLSearchParams({ key, ...words })}`

const isForm = ({ headers }: FastifyRequest) =>
  headers['content-type']?.startsWith('application/x-www-form-urlencoded') ?? false

function problemOf(error: unknown) {
  if (error instanceof TooManyGuesses && error.budget.isOfWeek) return 'locked'
  if (!(error instanceof AppError)) return 'failed'
  return error.code === 'rate-limited' ? 'resting' : error.code === 'invalid' ? 'pin' : 'closed'
}

/** Scripts send JSON and get a reply; a form without scripts is redirected back to the page. */
export function doorRoutes(app: FastifyInstance, db: Db, pins: Passwords, secure: boolean) {
  app.register(async (scope) => {
    scope.addContentTypeParser(
      'application/x-www-form-urlencoded',
      { parseAs: 'string', bodyLimit: 4096 },
      (_, body, done) => done(null, Object.fromEntries(new URLSearchParams(body as string))),
    )
    addRawRoute(scope, calls.ask, async ({ params: { slug }, body, request }, reply) => {
      const { key, what, language = await languageOf(db, slug) } = body
      const redirect = (words: Record<string, string>) =>
        reply.redirect(addressIn(language, pageOf(slug, key, words)), 303)
      try {
        await askOwner(db, { slug, key, what })
      } catch (error) {
        if (!isForm(request) || !(error instanceof AppError)) throw error
        return redirect({})
      }
      return isForm(request)
        ? redirect({ asked: what })
        : { success: true, message: 'Thank you. I will answer soon.' }
    })
    addRawRoute(scope, calls.open, async ({ params: { slug }, body, request }, reply) => {
      const { key, pin, language = await languageOf(db, slug) } = body
      const redirect = (address: string) => reply.redirect(address, 303)
      try {
        const attempt = { slug, key, pin, network: networkOf(request), pass: readPass(request, slug) }
        const { role, pass } = await enter(db, pins, attempt)
        sendPass(reply, slug, pass, secure)
        const path = addressIn(language, pageOf(slug, key))
        return isForm(request) ? redirect(path) : { success: true, data: { role, path } }
      } catch (error) {
        if (!isForm(request)) throw error
        if (!(error instanceof AppError)) request.log.error({ err: error }, 'gallery not opened')
        return redirect(addressIn(language, pageOf(slug, key, { problem: problemOf(error) })))
      }
    })
  })
}

/** Programs that fetch a link only for its preview. */
const previews = /bot|crawl|spider|facebookexternalhit|whatsapp|preview|telegram/i

/** Opens a gallery without PIN directly with the page of its link, without a button or a redirect. */
export function enterWithPage(app: FastifyInstance, db: Db, pins: Passwords, secure: boolean) {
  app.addHook('onRequest', async (request: FastifyRequest, reply: FastifyReply) => {
    if (request.method !== 'GET' || !request.url.includes('/gallery/')) return
    const { pathname, searchParams } = addressOf(request, 'http://site')
    const [, slug] = /^\/gallery\/([^/]+)$/.exec(splitLanguage(pathname).rest) ?? []
    const key = searchParams.get('key')
    if (!slug || !key || previews.test(request.headers['user-agent'] ?? '')) return
    if (await isInside(db, slug, readPass(request, slug))) return
    const entered = await enterByLink(db, pins, { slug, key, network: networkOf(request) })
    if (!entered) return
    sendPass(reply, slug, entered.pass, secure)
    const passCookie = String(reply.getHeader('set-cookie')).split(';')[0]!
    // The page that is rendered now needs the cookie for its calls.
    request.headers.cookie = [request.headers.cookie, passCookie].filter(Boolean).join('; ')
  })
}
