import { siteName } from '../../../contract/shape/site.ts'
import type { Db } from '../../../db/open.ts'
import { readSite } from '../../platform/settings/settings.queries.ts'
import { queueMail } from '../../platform/mail/mail.ts'
import { t } from '../../../language/t.ts'

/** Uses the same queue as all mails, so that it fails if they would. */
export const queueTestMail = (db: Db, to: string) =>
  db.transaction().execute(async (trx) => {
    const site = await readSite(trx)
    return queueMail(trx, 'test', {
      to,
      subject: t('A test from {name}', { name: siteName(site) }),
      preview: t('Your site can send email.'),
      heading: t('Your site can send email'),
      paragraphs: [
        t('You asked your site for this test email. Emails to your clients are sent the same way.'),
        t('Reply to it and see where your reply arrives. Your clients’ replies go to the same place.'),
      ],
      automatic: true,
    })
  })
