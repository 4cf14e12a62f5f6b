import { siteName } from '../../contract/site.ts'
import type { Db } from '../../db/open.ts'
import { readSite } from '../site/site.queries.ts'
import { queueMail } from './mail.ts'

/** Goes the way of every other mail, so that whatever would stop those stops it, too. */
export const queueTestMail = (db: Db, to: string) =>
  db.transaction().execute(async (trx) => {
    const site = await readSite(trx)
    return queueMail(trx, 'test', {
      to,
      subject: `A test from ${siteName(site)}`,
      preview: 'Your site can send mails.',
      heading: 'Your site can send mails',
      paragraphs: [
        'You asked your site for this mail, and here it is: what your clients are sent arrives the same way.',
        'Answer it, and see where the answer arrives. That is where your clients’ answers go.',
      ],
      automatic: true,
    })
  })
