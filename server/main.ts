import cluster from 'node:cluster'
import { access, constants, mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import type { FastifyInstance } from 'fastify'
import { migrate } from '../db/migrate.ts'
import { privateFolder } from '../db/private-files.ts'
import { openDatabase, type Database, type Place } from '../db/open.ts'
import { seedDemoContent, seedSitePictures } from '../db/seed/seed.ts'
import { seedDemoSite } from '../db/seed/site.ts'
import { buildApp, type WebApp } from './app.ts'
import { createBackupJobs, dailyBackup } from './backup/backup-jobs.ts'
import { calendarTag, pictureTag } from './cache/tags.ts'
import { ConfigError, demoOwner, type Config } from './config.ts'
import { introduceOwner, refuseDemo } from './production.ts'
import { createSlowQueries } from './slow-queries.ts'
import { keyOfBooking } from './features/booking-state/booking-key.ts'
import { readMailFile } from './features/document/paper-file.ts'
import { keepCalendar } from './features/booking-state/clockwork.ts'
import { createWaitingList } from './features/booking-state/waiting-list.ts'
import { waitingListJob } from './features/calendar/waiting-list-job.ts'
import { createNoticeHandler, keepPayments, noticeJob } from './features/gateway/resolve.ts'
import { addDemoMoney } from './features/money/demo-money.ts'
import { dailyReminders, lateJob, remindOfLate } from './features/money/remind-late.ts'
import { addDemoGallery } from './features/gallery/demo-gallery.ts'
import { keyOfGallery } from './features/gallery/gallery-link.ts'
import { runGalleryJobs } from './features/gallery/gallery-jobs.ts'
import { createFetchCalendar } from './features/outside-calendar/fetch-calendar.ts'
import { createAddressRule } from './features/outside-calendar/public-address.ts'
import { outsideCalendarJob } from './features/outside-calendar/outside-calendar.service.ts'
import { createOutsideReading, keepOutsideCalendars } from './features/outside-calendar/read-outside.ts'
import { createSizes } from './features/picture/picture-sizes.ts'
import { pictureJob } from './features/picture/picture-upload.ts'
import { ensureOwner } from './identity/owner.ts'
import { keepDaily } from './jobs/daily.ts'
import { runJobs, type JobHandlers } from './jobs/runner.ts'
import { createDelivery } from './mail/deliver.ts'
import { createOutboxRemoval, outboxJob } from './mail/delete-mails.ts'
import { mailJob } from './mail/mail.ts'
import { createSendMail } from './mail/transport.ts'
import { createDemoPictures } from './features/picture/demo-pictures.ts'
import { clearScratch } from './media/incoming.ts'
import { openStorage } from './media/storage.ts'
import { createImageWorker } from './media/image-worker.ts'
import { createGateways } from './payments/gateways.ts'
import { createSweep, dailySweep, sweepJob } from './sweep/sweep.ts'

type Say = (line: string) => void
type TraceJobs = (handlers: JobHandlers) => JobHandlers

/** Connections that may wait to be taken up: a thousand visitors who come together open six each. */
const backlog = 4096

/** How long open requests may still take when the site is stopped. */
const timeoutMs = 10_000

async function checkDataDir(dataDir: string) {
  try {
    privateFolder(dataDir)
    await mkdir(join(dataDir, 'media'), { recursive: true })
    await access(dataDir, constants.W_OK)
  } catch {
    throw new ConfigError(`The data folder ${dataDir} cannot be written. Choose another with DATA_DIR.`)
  }
}

type Hear = NonNullable<Place['onQuery']>

/** All of them, or nobody: a query that nobody hears of costs nothing. */
function hearing(...listeners: (Hear | undefined)[]): Hear | undefined {
  const all = listeners.filter((listener) => listener !== undefined)
  return all.length > 0 ? (...query) => all.forEach((hear) => hear(...query)) : undefined
}

/** Opens the database, brings it up to date and fills it on the first run. */
async function prepare(config: Config, say: Say) {
  await checkDataDir(config.dataDir)
  await clearScratch(config.dataDir)
  const slow = createSlowQueries(config.slowQueryMs)
  // Read only where it is wanted.
  const tracing = config.tracing
    ? (await import('./tracing/tracing.ts')).createTracing(config.tracing)
    : undefined
  const database = openDatabase({ ...config, onQuery: hearing(slow?.look, tracing?.query) })
  const applied = await migrate(database)
  if (applied.length > 0) say(`Prepared the database (${database.engine}).`)
  if (config.production) {
    await refuseDemo(database.db)
    say(await introduceOwner(database.db, config))
  } else {
    await seedSitePictures(database.db)
    await seedDemoSite(database.db)
    const isNew = await seedDemoContent(database.db, async (trx) => {
      await addDemoMoney(trx)
      if (!config.s3) await addDemoGallery(trx, { ...config, cacheFolder: config.demoPictures })
    })
    if (isNew) say('Added demo content.')
    await ensureOwner(database.db, config.owner ?? demoOwner)
  }
  return { database, slow, tracing }
}

/** Work that nobody waits for. A job cut short by a stop is taken up by the next start. */
function runQuietJobs(config: Config, { db }: Database, app: FastifyInstance, traced: TraceJobs) {
  const imageWorker = createImageWorker()
  const place = {
    dataDir: config.dataDir,
    storage: openStorage(config),
    imageWorker,
    onPicture: () => app.invalidate([pictureTag]),
  }
  const handlers = {
    [pictureJob]: createSizes(db, place),
    [outboxJob]: createOutboxRemoval(config.dataDir),
    [sweepJob]: createSweep(db, config),
  }
  const jobs = runJobs(db, traced(handlers), app.log)
  return {
    stop() {
      const stopped = jobs.stop()
      imageWorker.stop()
      return stopped
    },
  }
}

/** They take long, so nothing else waits behind them; nor does a stop. */
function runBackups(config: Config, database: Database, app: FastifyInstance, traced: TraceJobs) {
  const stopped = new AbortController()
  const jobs = runJobs(database.db, traced(createBackupJobs(database, config, stopped.signal)), app.log)
  return {
    stop() {
      stopped.abort()
      return jobs.stop()
    },
  }
}

export async function serve(config: Config, web: WebApp, say: Say) {
  const { database, slow, tracing } = await prepare(config, say)
  const pictures = createDemoPictures(database.db, join(config.dataDir, 'media'), config.demoPictures)
  const missing = await pictures.place()
  // Of several processes on one machine the first one makes them.
  const waiting = !cluster.worker || cluster.worker.id === 1 ? missing : []
  const app = await buildApp({ config, database, tracing, web })
  slow?.tell((query) => app.log.warn(query, 'slow query'))
  app.watchInvalidations()
  await app.listen({ port: config.port, host: config.host, backlog })
  const traced: TraceJobs = tracing?.jobs ?? ((handlers) => handlers)
  const sendMail = createSendMail(config)
  const delivery = createDelivery(database.db, tracing?.mails(sendMail) ?? sendMail, {
    keyOf: (id) => keyOfBooking(database.db, id),
    galleryKeyOf: (slug) => keyOfGallery(database.db, slug),
    fileOf: (id) => readMailFile(database.db, id),
  })
  const onCalendar = () => app.invalidate([calendarTag])
  const prompt = {
    [mailJob]: delivery,
    [waitingListJob]: createWaitingList(database.db, onCalendar),
    [lateJob]: () => remindOfLate(database.db),
  }
  const mails = runJobs(database.db, traced(prompt), app.log)
  const gateways = createGateways(database.db, config)
  // Gateways may take their time, and mails do not wait for them.
  const notices = runJobs(
    database.db,
    traced({ [noticeJob]: createNoticeHandler(database.db, gateways) }),
    app.log,
  )
  const payments = keepPayments(database.db, gateways, app.log)
  // Whoever keeps other calendars may take their time, too.
  const fetchCalendar = createFetchCalendar({ isAllowed: createAddressRule(config.calendarNetworks) })
  const outside = runJobs(
    database.db,
    traced({ [outsideCalendarJob]: createOutsideReading(database.db, fetchCalendar, onCalendar) }),
    app.log,
  )
  const outsideClock = keepOutsideCalendars(database.db, app.log)
  const calendar = keepCalendar(database.db, app.log, onCalendar)
  const quiet = runQuietJobs(config, database, app, traced)
  const galleries = runGalleryJobs(config, database.db, app.log, traced)
  const backups = runBackups(config, database, app, traced)
  const usual = [dailySweep, dailyReminders]
  const works = config.dailyBackup ? [...usual, dailyBackup] : usual
  const daily = keepDaily(database.db, works, app.log)
  const work =
    waiting.length > 0
      ? pictures.finish(waiting, { log: app.log, onPicture: () => app.invalidate([pictureTag]) })
      : undefined

  let stopping = false
  const stop = async () => {
    // A second signal means now.
    if (stopping) process.exit(1)
    stopping = true
    app.leaving = true
    await sleep(config.drainMs)
    // Somebody who has stopped reading would hold the whole site up.
    setTimeout(() => app.server.closeAllConnections(), timeoutMs).unref()
    await app.close()
    await Promise.all(
      [mails, notices, payments, quiet, galleries, backups, daily, calendar, outside, outsideClock, work].map(
        (one) => one?.stop(),
      ),
    )
    await Promise.all([database.close(), tracing?.stop()])
    process.exit(0)
  }
  process.on('SIGINT', stop)
  process.on('SIGTERM', stop)
}
