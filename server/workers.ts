import { removeStrayFiles } from './features/gallery/stray-files.ts'
import type { FastifyBaseLogger, FastifyInstance } from 'fastify'
import type { Database, Db } from '../db/open.ts'
import { createBackupJobs, dailyBackup } from './backup/backup-jobs.ts'
import type { Config } from './config.ts'
import { keyOfBooking } from './features/booking-state/booking-key.ts'
import { keepCalendar } from './features/booking-state/clockwork.ts'
import { createWaitingList } from './features/booking-state/waiting-list.ts'
import { waitingListJob } from './features/calendar/waiting-list-job.ts'
import { readMailFile } from './features/document/paper-file.ts'
import { runGalleryJobs } from './features/gallery/gallery-jobs.ts'
import { keyOfGallery } from './features/gallery/gallery-link.ts'
import { createNoticeHandler, keepPayments, noticeJob } from './features/gateway/resolve.ts'
import { dailyReminders, lateJob, remindOfLate } from './features/money/remind-late.ts'
import { createFetchCalendar } from './features/outside-calendar/fetch-calendar.ts'
import { outsideCalendarJob } from './features/outside-calendar/outside-calendar.service.ts'
import { createAddressRule } from './features/outside-calendar/public-address.ts'
import { createOutsideReading, keepOutsideCalendars } from './features/outside-calendar/read-outside.ts'
import { createSizes } from './features/picture/picture-sizes.ts'
import { pictureJob } from './features/picture/picture-upload.ts'
import { keepDaily } from './jobs/daily.ts'
import { runJobs, type JobHandlers } from './jobs/runner.ts'
import { createOutboxRemoval, outboxJob } from './mail/delete-mails.ts'
import { createDelivery } from './mail/deliver.ts'
import { mailJob } from './mail/mail.queries.ts'
import { createMailServer } from './mail/mail-server.ts'
import { createCurrentSendMail } from './mail/transport.ts'
import { createMailGate } from './mail/waiting-mails.ts'
import { createImageWorker } from './media/image-worker.ts'
import { openStorage } from './media/storage.ts'
import { createGateways } from './payments/gateways.ts'
import { createSweep, dailySweep, sweepJob } from './sweep/sweep.ts'
import type { Tracing } from './tracing/tracing.ts'

function runMailJobs(db: Db, config: Config, log: FastifyBaseLogger, tracing?: Tracing) {
  const server = createMailServer(db, config)
  const send = createCurrentSendMail(server.settings)
  const beside = {
    keyOf: (id: string) => keyOfBooking(db, id),
    galleryKeyOf: (slug: string) => keyOfGallery(db, slug),
    fileOf: (id: string) => readMailFile(db, id),
  }
  const handlers: JobHandlers = { [mailJob]: createDelivery(db, tracing?.mails(send) ?? send, beside) }
  return runJobs(db, tracing?.jobs(handlers) ?? handlers, log, createMailGate(db, server))
}

/** All that is done besides answering requests. A job that a stop cuts short is taken up by the next start. */
export function startWorkers(app: FastifyInstance, database: Database, config: Config, tracing?: Tracing) {
  const { db } = database
  const { log } = app
  const traced = tracing?.jobs ?? ((handlers: JobHandlers) => handlers)
  const imageWorker = createImageWorker()
  const storage = openStorage(config)
  const gateways = createGateways(db, config)
  const fetchCalendar = createFetchCalendar({ isAllowed: createAddressRule(config.calendarNetworks) })
  const stopped = new AbortController()

  /** Each does one job at a time, beside the others: whoever hangs, at a mail server or a gateway, delays only its own lane. */
  const lanes: Record<string, JobHandlers> = {
    bookings: {
      [waitingListJob]: createWaitingList(db),
      [lateJob]: () => remindOfLate(db),
    },
    payments: { [noticeJob]: createNoticeHandler(db, gateways) },
    pictures: {
      [pictureJob]: createSizes(db, { dataDir: config.dataDir, storage, imageWorker }),
    },
    outsideCalendars: { [outsideCalendarJob]: createOutsideReading(db, fetchCalendar) },
    removal: {
      [outboxJob]: createOutboxRemoval(config.dataDir),
      [sweepJob]: createSweep(db, config, (before) => removeStrayFiles(db, storage, before)),
    },
    backups: createBackupJobs(database, config, stopped.signal),
  }
  const daily = [dailySweep, dailyReminders, ...(config.dailyBackup ? [dailyBackup] : [])]
  const running = [
    runMailJobs(db, config, log, tracing),
    ...Object.values(lanes).map((handlers) => runJobs(db, traced(handlers), log)),
    runGalleryJobs(config, db, log, traced),
    keepPayments(db, gateways, log),
    keepOutsideCalendars(db, log),
    keepCalendar(db, log),
    keepDaily(db, daily, log),
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
