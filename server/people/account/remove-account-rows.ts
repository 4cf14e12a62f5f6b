import type { AccountRemoval } from '../../../contract/people/account.ts'
import type { Db } from '../../../db/open.ts'
import { contains } from '../../platform/lists/search.ts'
import { deleteMails } from '../../platform/mail/delete-mails.ts'
import { formerCustomer } from '../../booking/booking-state/ended-booking.queries.ts'
import { deleteEmptyPersons } from '../person/member.queries.ts'
import { deleteReviewsOf, namesOnReviews, renameOnReviews } from '../../portfolio/review/review.queries.ts'
import { changeStarCount } from '../../portfolio/service/service.queries.ts'
import { deleteAccount } from './account.queries.ts'

async function removeReviews(db: Db, uid: string) {
  for (const { service_id, rating } of await deleteReviewsOf(db, uid))
    await changeStarCount(db, service_id, rating, -1)
}

/** The owner's mails about reviews have the name in their subject, and no user id. */
async function deleteReviewMails(db: Db, uid: string) {
  for (const { name } of await namesOnReviews(db, uid))
    await deleteMails(db, (e) => e.and([e('kind', '=', 'review'), contains(e.ref('subject'), `(${name})`)]))
}

/** Call it in a transaction. */
export async function removeAccountRows(
  trx: Db,
  { id, email }: { id: string; email: string },
  reviews: AccountRemoval['reviews'],
) {
  await deleteReviewMails(trx, id)
  await (reviews === 'remove' ? removeReviews(trx, id) : renameOnReviews(trx, id, formerCustomer))
  await deleteMails(trx, (e) => e.and([e('kind', '=', 'reset'), e('recipient', '=', email)]))
  await deleteAccount(trx, id)
  await deleteEmptyPersons(trx)
}
