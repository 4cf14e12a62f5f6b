import type { Review } from '../../contract/review.ts'
import type { Db } from '../../db/open.ts'
import { mayMail } from './mail-limits.ts'
import { queueMail } from './mail.ts'
import { oneLine } from './one-line.ts'
import { ownerAddress } from './owner-address.ts'

/** A flood of reviews is no flood of mails: beyond the limit the owner finds them on the site. */
export async function queueReviewMail(db: Db, { serviceId, serviceName, name, rating, review }: Review) {
  const owner = await ownerAddress(db)
  if (!(await mayMail(db, 'review', owner))) return
  const [service, author] = [oneLine(serviceName), oneLine(name)]
  await queueMail(db, 'review', {
    to: owner,
    subject: `New review: ${service}, ${rating}.0 (${author})`,
    preview: `${author} reviewed ${service}.`,
    heading: 'A new review',
    paragraphs: [`${author} reviewed ${service} and gave ${rating}.0 of 5 stars.`],
    quote: review,
    button: { label: 'See all reviews', href: '/admin/my-reviews?tab=all' },
    links: [{ label: `Open ${service}`, href: `/services/${serviceId}` }],
    automatic: true,
  })
}
