import { siteName } from '../../contract/site.ts'
import type { Db } from '../../db/open.ts'
import { readSite } from '../site/site.queries.ts'
import { queueMail } from './mail.ts'
import { t } from '../../language/t.ts'

/** Goes the way of every other mail, so that whatever would stop those stops it, too. */
export const queueTestMail = (db: Db, to: string) =>
  db.transaction().execute(async (trx) => {
    const site = await readSite(trx)
    return queueMail(trx, 'test', {
      to,
      subject: t('A test from {name}', { name: siteName(site) }),
      preview: t('Your site can send mails.'),
      heading: t('Your site can send mails'),
      paragraphs: [
        t(
          'You asked your site for this mail, and here it is: what your clients are sent arrives the same way.',
        ),
        t('Answer it, and see where the answer arrives. That is where your clients’ answers go.'),
      ],
      automatic: true,
    })
  })
