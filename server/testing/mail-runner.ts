import { keyOfBooking } from '../booking/booking-state/booking-key.ts'
import { readMailFile } from '../billing/document/paper-file.ts'
import { keyOfGallery } from '../gallery/gallery/gallery.service.ts'
import { runJobs } from '../platform/jobs/runner.ts'
import { createDelivery } from '../platform/mail/deliver.ts'
import { mailJob } from '../platform/mail/mail.queries.ts'
import { createMailServer } from '../platform/mail/mail-server.ts'
import { createCurrentSendMail, type MailSettings } from '../platform/mail/transport.ts'
import { createMailGate } from '../platform/mail/mail-gate.ts'
import type { TestApp } from './test-app.ts'

/** Runs the mail queue of a test's site, until stopped. */
export function sendMails({ app, db, config }: TestApp, settings: Partial<MailSettings> = {}) {
  const mailFrom = config.mailFrom && 'Studio <studio@example.com>'
  const server = createMailServer(db, { ...config, mailFrom, ...settings })
  const deliver = createDelivery(db, createCurrentSendMail(server.settings), {
    bookingKeyOf: (id) => keyOfBooking(db, id),
    galleryKeyOf: (slug) => keyOfGallery(db, slug),
    fileOf: (id) => readMailFile(db, id),
  })
  return runJobs(db, { [mailJob]: deliver }, app.log, createMailGate(db, server))
}

/** For mails without links to pages and without attached papers. */
export const noMailExtras = {
  bookingKeyOf: async () => '',
  galleryKeyOf: async () => '',
  fileOf: async () => {
    throw new Error('This mail has no papers.')
  },
}
