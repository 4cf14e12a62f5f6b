import { removeStrayFiles } from './gallery/gallery/stray-files.ts'
import type { FastifyBaseLogger, FastifyInstance } from 'fastify'
import type { Database, Db } from '../db/open.ts'
import { createBackupJobs, dailyBackup } from './platform/backup/backup-jobs.ts'
import type { Config } from './config.ts'
import { keyOfBooking } from './booking/booking-state/booking-key.ts'
import { watchDueBookings } from './booking/booking-state/due-bookings.ts'
import { createWaitingListHandler } from './booking/booking-state/hold.service.ts'
import { waitingListJob } from './booking/calendar/waiting-list-job.ts'
import { readMailFile } from './billing/document/paper-file.ts'
import { runGalleryJobs } from './gallery/gallery/gallery-jobs.ts'
import { keyOfGallery } from './gallery/gallery/gallery.service.ts'
import { createNoticeHandler, watchPayments, noticeJob } from './billing/gateway/resolve-attempts.ts'
import { dailyReminders, lateJob, remindOfLate } from './billing/money/remind-late.ts'
import { createFetchCalendar } from './booking/outside-calendar/fetch-calendar.ts'
import { outsideCalendarJob } from './booking/outside-calendar/outside-calendar.service.ts'
import { createAddressRule } from './booking/outside-calendar/public-address.ts'
import { createCalendarReader, scheduleOutsideCalendars } from './booking/outside-calendar/read-outside.ts'
import { createSizes } from './portfolio/picture/picture-sizes.ts'
import { pictureJob } from './portfolio/picture/picture-upload.ts'
import { scheduleDaily } from './platform/jobs/daily.ts'
import { runJobs, type JobHandlers } from './platform/jobs/runner.ts'
import { createOutboxRemoval, outboxJob } from './platform/mail/delete-mails.ts'
import { createDelivery } from './platform/mail/deliver.ts'
import { mailJob } from './platform/mail/mail.queries.ts'
import { createMailServer } from './platform/mail/mail-server.ts'
import { createCurrentSendMail } from './platform/mail/transport.ts'
import { createMailGate } from './platform/mail/mail-gate.ts'
import { createImageWorker } from './platform/media/image-worker.ts'
import { openStorage } from './platform/media/storage.ts'
import { createGateways } from './billing/providers/gateways.ts'
import { createSweep, dailySweep, sweepJob } from './platform/sweep/sweep.ts'
import type { Tracing } from './platform/tracing/tracing.ts'

function startMailJobs(db: Db, config: Config, log: FastifyBaseLogger, tracing?: Tracing) {
  const server = createMailServer(db, config)
  const send = createCurrentSendMail(server.settings)
  const extras = {
    bookingKeyOf: (id: string) => keyOfBooking(db, id),
    galleryKeyOf: (slug: string) => keyOfGallery(db, slug),
    fileOf: (id: string) => readMailFile(db, id),
  }
  const handlers: JobHandlers = { [mailJob]: createDelivery(db, tracing?.mails(send) ?? send, extras) }
  return runJobs(db, tracing?.jobs(handlers) ?? handlers, log, createMailGate(db, server))
}

/** All background work. A job that a stop interrupts is resumed at the next start. */
export function startWorkers(app: FastifyInstance, database: Database, config: Config, tracing?: Tracing) {
  const { db } = database
  const { log } = app
  const traced = tracing?.jobs ?? ((handlers: JobHandlers) => handlers)
  const imageWorker = createImageWorker()
  const storage = openStorage(config)
  const gateways = createGateways(db, config)
  const fetchCalendar = createFetchCalendar({ isAllowed: createAddressRule(config.calendarNetworks) })
  const stopped = new AbortController()

  /** Each lane runs one job at a time, so that a hanging mail server or gateway delays only its own lane. */
  const lanes: Record<string, JobHandlers> = {
    bookings: {
      [waitingListJob]: createWaitingListHandler(db),
      [lateJob]: () => remindOfLate(db),
    },
    payments: { [noticeJob]: createNoticeHandler(db, gateways) },
    pictures: {
      [pictureJob]: createSizes(db, { dataDir: config.dataDir, storage, imageWorker }),
    },
    outsideCalendars: { [outsideCalendarJob]: createCalendarReader(db, fetchCalendar) },
    removal: {
      [outboxJob]: createOutboxRemoval(config.dataDir),
      [sweepJob]: createSweep(db, config, (before) => removeStrayFiles(db, storage, before)),
    },
    backups: createBackupJobs(database, config, stopped.signal),
  }
  const daily = [dailySweep, dailyReminders, ...(config.dailyBackup ? [dailyBackup] : [])]
  const running = [
    startMailJobs(db, config, log, tracing),
    ...Object.values(lanes).map((handlers) => runJobs(db, traced(handlers), log)),
    runGalleryJobs(config, db, log, traced),
    watchPayments(db, gateways, log),
    scheduleOutsideCalendars(db, log),
    watchDueBookings(db, log),
    scheduleDaily(db, daily, log),
  ]
  return {
    async stop() {
      const ended = running.map((one) => one.stop())
      imageWorker.stop()
      stopped.abort()
      await Promise.all(ended)
    },
  }
}
