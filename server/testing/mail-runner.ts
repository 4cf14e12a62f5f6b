import { keyOfBooking } from '../features/booking-state/booking-key.ts'
import { readMailFile } from '../features/document/paper-file.ts'
import { keyOfGallery } from '../features/gallery/gallery-link.ts'
import { runJobs } from '../jobs/runner.ts'
import { createDelivery } from '../mail/deliver.ts'
import { mailJob } from '../mail/mail.ts'
import { createSendMail, type MailSettings } from '../mail/transport.ts'
import type { TestApp } from './test-app.ts'

/** Works through the queue of a test's site, until stopped. */
export const sendMails = ({ app, db, config }: TestApp, settings: Partial<MailSettings> = {}) =>
  runJobs(
    db,
    {
      [mailJob]: createDelivery(
        db,
        createSendMail({ ...config, mailFrom: 'Studio <studio@example.com>', ...settings }),
        {
          keyOf: (id) => keyOfBooking(db, id),
          galleryKeyOf: (slug) => keyOfGallery(db, slug),
          fileOf: (id) => readMailFile(db, id),
        },
      ),
    },
    app.log,
  )
