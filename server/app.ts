import cluster from 'node:cluster'
import { constants } from 'node:zlib'
import compress from '@fastify/compress'
import cors from '@fastify/cors'
import fastify, {
  type FastifyInstance,
  type FastifyRequest,
  type onRequestAsyncHookHandler,
  type RouteOptions,
} from 'fastify'
import { v7 } from 'uuid'
import type { Database } from '../db/open.ts'
import { createSharedCounter } from './platform/spam/attempts.ts'
import { backupRoutes } from './platform/backup/backup.routes.ts'
import { createCache } from './platform/cache/cache.ts'
import { cacheEndpoints } from './platform/cache/endpoints.ts'
import { createFastPath } from './platform/cache/fast-path.ts'
import { createContentVersion } from './platform/cache/content-version.ts'
import type { Config } from './config.ts'
import { serveFeeds } from './journal/feeds/feeds.ts'
import { authorRoutes } from './journal/author/author.routes.ts'
import { bookingRoutes } from './booking/booking/booking.routes.ts'
import { clientRoutes } from './people/client/client.routes.ts'
import { clientBookingRoutes } from './booking/client-booking/client-booking.routes.ts'
import { bookingStateRoutes } from './booking/booking-state/booking-state.routes.ts'
import { calendarRoutes } from './booking/calendar/calendar.routes.ts'
import { outsideCalendarRoutes } from './booking/outside-calendar/outside-calendar.routes.ts'
import { categoryRoutes } from './journal/category/category.routes.ts'
import { dashboardRoutes } from './studio/dashboard/dashboard.routes.ts'
import { searchRoutes } from './studio/search/search.routes.ts'
import { clientGalleryRoutes } from './gallery/client-gallery/client-gallery.routes.ts'
import { enterWithPage } from './gallery/client-gallery/door.routes.ts'
import { uploadRoutes } from './gallery/gallery/upload.routes.ts'
import { fromGalleryRoutes, galleryRoutes } from './gallery/gallery/gallery.routes.ts'
import { healthRoutes } from './studio/health/health.routes.ts'
import { mailRoutes } from './studio/mail/mail.routes.ts'
import { messageRoutes } from './booking/message/message.routes.ts'
import { documentRoutes } from './billing/document/document.routes.ts'
import { gatewayRoutes } from './billing/gateway/gateway.routes.ts'
import { returnRoutes } from './billing/gateway/return.routes.ts'
import { offerRoutes } from './billing/offer/offer.routes.ts'
import { moneyRoutes } from './billing/money/money.routes.ts'
import { paymentRoutes } from './billing/payment/payment.routes.ts'
import { noteRoutes } from './booking/note/note.routes.ts'
import { personRoutes } from './people/person/person.routes.ts'
import { createPictureUploads } from './portfolio/picture/picture-upload.ts'
import { pictureRoutes } from './portfolio/picture/picture.routes.ts'
import { createViewCounter } from './journal/post/post-views.ts'
import { nextPublishing } from './journal/post/post.queries.ts'
import { postRoutes } from './journal/post/post.routes.ts'
import { replyTemplateRoutes } from './booking/reply-template/reply-template.routes.ts'
import { reviewRoutes } from './portfolio/review/review.routes.ts'
import { serviceRoutes } from './portfolio/service/service.routes.ts'
import { setupRoutes } from './studio/setup/setup.routes.ts'
import { siteRoutes } from './studio/site/site.routes.ts'
import { createCachedContent, createCachedSite } from './studio/site/cached-site.ts'
import { studioRoutes } from './studio/studio/studio.routes.ts'
import { answerInLanguage } from './platform/http/language.ts'
import { workRoutes } from './portfolio/work/work.routes.ts'
import { translationRoutes } from './studio/translation/translation.routes.ts'
import { createServerFactory } from './platform/http/server.ts'
import { rememberWriters } from './platform/http/cookies.ts'
import { serveEmbeddedIdentity } from './platform/identity/auth-routes.ts'
import { createDevices } from './platform/identity/device-cookie.ts'
import { createEmbeddedIdentity } from './platform/identity/embedded.ts'
import { identityRoutes } from './people/account/account.routes.ts'
import { passwords as slowPasswords, pins as slowPins, type Passwords } from './platform/identity/password.ts'
import { sharedSecret } from './platform/settings/setting-row.ts'
import { createTokens } from './platform/identity/token.ts'
import { openStorage } from './platform/media/storage.ts'
import { createImageWorker } from './platform/media/image-worker.ts'
import { createGateways } from './billing/providers/gateways.ts'
import { createMailServer } from './platform/mail/mail-server.ts'
import { openVault } from './platform/secrets/vault.ts'
import { serveDocs } from './platform/plugins/docs.ts'
import {
  acceptJsonOnly,
  addRefusalHeaders,
  refuseInvalidHttp,
  replyUnknown,
  replyWithFailure,
  useContract,
} from './platform/plugins/envelope.ts'
import { serveFiles } from './platform/plugins/files.ts'
import { createCsrfGuard } from './platform/plugins/csrf.ts'
import { serveHealth } from './platform/plugins/health.ts'
import { createLimits } from './platform/plugins/limits.ts'
import { serveMetrics } from './platform/plugins/metrics.ts'
import { logging, logRequests } from './platform/plugins/logging.ts'
import { createPageViews } from './journal/post/page-views.ts'
import { servePages } from './platform/pages/pages.ts'
import { createRenderer, type RenderPage } from './platform/pages/render.ts'
import { addSecurityHeaders } from './platform/plugins/security-headers.ts'
import { guardEndpoints } from './platform/identity/guard-endpoints.ts'
import { createFormTokens } from './platform/spam/form-token.ts'
import { createSpamGuard } from './platform/spam/spam-guard.ts'
import type { Tracing } from './platform/tracing/tracing.ts'

/** The web app: the renderer of its pages, and the folder of its built files unless Vite serves them. */
export interface WebApp {
  render: RenderPage
  clientDir?: string
  /** In development, runs before every page and lets Vite answer for its own modules. */
  middleware?: onRequestAsyncHookHandler
}

export interface AppOptions {
  config: Config
  database: Database
  tracing?: Tracing
  /** An API without pages is enough for most tests. */
  web?: WebApp
  /** Tests that are not about passwords use faster ones. */
  passwords?: Passwords
  pins?: Passwords
  /** Called with every route, for the test that checks their access. */
  onRoute?: (route: RouteOptions) => void
}

declare module 'fastify' {
  interface FastifyInstance {
    /** Notices what jobs and other processes change in the database, until the site is closed. */
    watchContent(): void
    /** Set before the process ends, so that a load balancer sends it no more visitors. */
    leaving: boolean
  }
}

const bodyLimit = 256 * 1024
/** Long enough for a large picture over a slow connection; slower senders are disconnected. */
const requestTimeout = 5 * 60_000
/** Disconnects clients that have stopped reading; no reply takes as long. */
const connectionTimeout = 2 * 60_000
const brotliOptions = { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } }

/** Whether other processes may serve the same site. */
const hasOtherProcesses = ({ engine }: Database) => engine === 'postgres' || cluster.isWorker

/** Builds the whole site: tests, bench and production all call this. */
export async function buildApp({
  config,
  database,
  tracing,
  web,
  passwords = slowPasswords,
  pins = slowPins,
  onRoute,
}: AppOptions): Promise<FastifyInstance> {
  const { db } = database
  const [tokenSecret, identitySecret, formSecret] = await Promise.all([
    sharedSecret(db, 'token-secret'),
    sharedSecret(db, 'identity-secret'),
    sharedSecret(db, 'form-secret'),
  ])
  const tokens = createTokens(tokenSecret)
  const formTokens = createFormTokens(formSecret)
  const spam = createSpamGuard(formTokens, config)
  const identity = createEmbeddedIdentity(database, identitySecret, config, passwords)
  const secure = config.publicUrl.startsWith('https:')
  const devices = createDevices({ secret: identitySecret, path: `${config.apiUrl}/auth`, secure })
  const sessionOf = ({ headers }: FastifyRequest) => identity.sessionOfCookie(headers.cookie)
  const countView = createViewCounter(db)
  const cache = createCache(() => nextPublishing(db))
  const site = createCachedSite(db)
  const mailServer = createMailServer(db, config)
  const content = createCachedContent(db, mailServer)
  const storage = openStorage(config)
  const imageWorker = createImageWorker()
  const gateways = createGateways(db, config)

  const app = fastify({
    ...logging(config.logLevel),
    bodyLimit,
    requestTimeout,
    connectionTimeout,
    serverFactory: createServerFactory((request, reply) => fastPath(request, reply)),
    trustProxy: config.trustProxy,
    genReqId: () => v7(),
    forceCloseConnections: 'idle',
    routerOptions: { ignoreTrailingSlash: true, maxParamLength: 1000 },
    clientErrorHandler: refuseInvalidHttp,
    frameworkErrors: (error, request, reply) => void replyWithFailure(error, request, reply),
  })
  const onServed = createPageViews(countView, app.log)
  function invalidateCaches() {
    site.invalidate()
    content.invalidate()
    cache.clear()
  }
  const contentVersion = createContentVersion(database, invalidateCaches)
  await contentVersion.check()
  app.decorate('leaving', false)
  app.decorate('watchContent', () => {
    // If the version cannot be read, cached pages expire after a minute.
    const stop = contentVersion.watch((error) => app.log.error({ err: error }, 'content version not read'))
    app.addHook('onClose', stop)
  })
  // Whoever changed something must see the change at once.
  app.addHook('onSend', async ({ method }) => {
    if (method !== 'GET' && method !== 'HEAD') await contentVersion.check().catch(invalidateCaches)
  })
  app.addHook('onClose', async () => imageWorker.stop())
  if (onRoute) app.addHook('onRoute', onRoute)
  tracing?.traceRequests(app)
  logRequests(app)
  if (hasOtherProcesses(database)) rememberWriters(app, secure)
  const metrics = config.metricsToken ? serveMetrics(app, db, config.metricsToken) : undefined
  const fastPath = createFastPath(app, {
    cache,
    trustProxy: config.trustProxy,
    onServed: (address, visitorOf) => {
      metrics?.countCachedAnswer()
      onServed(address, visitorOf)
    },
  })
  addSecurityHeaders(app, config)
  addRefusalHeaders(app)
  app.setErrorHandler(replyWithFailure)
  app.setNotFoundHandler(replyUnknown)

  const limits = createLimits(
    config.limits,
    hasOtherProcesses(database) ? createSharedCounter(db) : undefined,
  )

  await app.register(
    async (api) => {
      // Compresses replies only: a compressed request could be a decompression bomb.
      await api.register(compress, { encodings: ['br', 'gzip'], brotliOptions, globalDecompression: false })
      if (config.corsOrigins.length > 0) await api.register(cors, { origin: [...config.corsOrigins] })
      answerInLanguage(api)
      useContract(api)
      acceptJsonOnly(api)
      guardEndpoints(api, db, tokens, limits, sessionOf)
      // Explicit routes, or the catch-all of the pages would answer for the API.
      for (const url of ['', '/*'])
        api.route({ method: ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'], url, handler: replyUnknown })
      cacheEndpoints(api, { cache, onServed })
      api.addHook('onSend', async (_, reply) => {
        if (!reply.hasHeader('cache-control')) reply.header('cache-control', 'no-store')
      })

      const storePicture = createPictureUploads(db, config, storage, imageWorker)
      serviceRoutes(api, db)
      reviewRoutes(api, db)
      bookingRoutes(api, db, spam)
      bookingStateRoutes(api, db, mailServer)
      clientBookingRoutes(api, db)
      calendarRoutes(api, db)
      outsideCalendarRoutes(api, db)
      offerRoutes(api, db, gateways)
      paymentRoutes(api, db)
      moneyRoutes(api, db)
      documentRoutes(api, db, config.publicUrl)
      gatewayRoutes(api, db, gateways, config.publicUrl)
      galleryRoutes(api, db, storage, { pins, vault: openVault(config) })
      fromGalleryRoutes(api, db, { storage, storePicture })
      uploadRoutes(api, db, { dataDir: config.dataDir, storage, imageWorker })
      clientGalleryRoutes(api, db, { storage, pins, secure })
      messageRoutes(api, db, spam)
      postRoutes(api, db, countView)
      workRoutes(api, db)
      authorRoutes(api, db)
      categoryRoutes(api, db)
      await pictureRoutes(api, db, storePicture)
      mailRoutes(api, db, mailServer)
      noteRoutes(api, db)
      replyTemplateRoutes(api, db)
      clientRoutes(api, db, storage)
      personRoutes(api, db)
      siteRoutes(api, db, gateways, config)
      studioRoutes(api, db)
      translationRoutes(api, db)
      setupRoutes(api, db, passwords, mailServer)
      healthRoutes(api, database, { dataDir: config.dataDir, mailServer })
      backupRoutes(api, db, config)
      dashboardRoutes(api, db, mailServer)
      searchRoutes(api, db)
      identityRoutes(api, db, identity, tokens)
      serveEmbeddedIdentity(api, db, { identity, devices, limits, config })
      serveHealth(api, database, config.dataDir, () => app.leaving)
      serveDocs(api, config.apiUrl)
    },
    { prefix: '/api' },
  )
  returnRoutes(app, db, gateways, limits)
  serveFeeds(app, db, cache, config.publicUrl)
  await serveFiles(app, config, storage.media, web?.clientDir)
  if (web?.middleware) app.addHook('onRequest', web.middleware)
  if (web) {
    enterWithPage(app, db, pins, secure)
    servePages(app, {
      cache,
      limits,
      render: createRenderer(app, {
        render: web.render,
        cache,
        onServed,
        formTokens,
        readSite: site.read,
        readContent: content.read,
        config,
      }),
      sessionOf,
      refuseCrossSite: createCsrfGuard(config),
      onServed,
    })
  }
  return app
}
