import type { Review } from '../../../contract/portfolio/review.ts'
import type { Db } from '../../../db/open.ts'
import { mayMail } from '../../platform/mail/mail-limits.ts'
import { queueMail } from '../../platform/mail/mail.ts'
import { oneLine } from '../../platform/mail/letter-parts.ts'
import { ownerAddress, writeToOwner } from '../../platform/mail/recipient.ts'
import { t } from '../../../language/t.ts'

/** Limits the mails to the owner during a flood of reviews; the site lists all of them. */
export async function queueReviewMail(db: Db, { serviceId, serviceName, name, rating, review }: Review) {
  const owner = await ownerAddress(db)
  if (!(await mayMail(db, 'review', owner))) return
  const [service, author] = [oneLine(serviceName), oneLine(name)]
  await writeToOwner(db, () =>
    queueMail(db, 'review', {
      to: owner,
      subject: t('New review: {service}, {rating}.0 ({author})', { service, rating, author }),
      preview: t('{author} reviewed {service}.', { author, service }),
      heading: t('A new review'),
      paragraphs: [
        t('{author} reviewed {service} and gave {rating}.0 of 5 stars.', { author, service, rating }),
      ],
      quote: review,
      button: { label: t('See all reviews'), href: '/admin/my-reviews?tab=all' },
      links: [{ label: t('Open {service}', { service }), href: `/services/${serviceId}` }],
      automatic: true,
    }),
  )
}
