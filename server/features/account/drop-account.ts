import type { AccountRemoval } from '../../../contract/account.ts'
import type { Db } from '../../../db/open.ts'
import { contains } from '../../lists/search.ts'
import { deleteMails } from '../../mail/delete-mails.ts'
import { formerCustomer } from '../gallery/forget-client.ts'
import { dropEmptyPersons } from '../person/member.queries.ts'
import { countStars } from '../service/service.queries.ts'

async function removeReviews(db: Db, uid: string) {
  const gone = await db
    .deleteFrom('review')
    .where('user_id', '=', uid)
    .returning(['service_id', 'rating'])
    .execute()
  for (const { service_id, rating } of gone) await countStars(db, service_id, rating, -1)
}

const unnameReviews = (db: Db, uid: string) =>
  db.updateTable('review').set({ name: formerCustomer, image: '' }).where('user_id', '=', uid).execute()

/** The owner's mails about reviews have the name in their subject, and no id. */
async function deleteReviewMails(db: Db, uid: string) {
  const rows = await db.selectFrom('review').select('name').distinct().where('user_id', '=', uid).execute()
  for (const { name } of rows)
    await deleteMails(db, (e) => e.and([e('kind', '=', 'review'), contains(e.ref('subject'), `(${name})`)]))
}

/** Call it in a transaction. */
export async function dropAccount(
  trx: Db,
  { id, email }: { id: string; email: string },
  reviews: AccountRemoval['reviews'],
) {
  await deleteReviewMails(trx, id)
  await (reviews === 'remove' ? removeReviews(trx, id) : unnameReviews(trx, id))
  await deleteMails(trx, (e) => e.and([e('kind', '=', 'reset'), e('recipient', '=', email)]))
  await trx.deleteFrom('user').where('id', '=', id).execute()
  await dropEmptyPersons(trx)
}
