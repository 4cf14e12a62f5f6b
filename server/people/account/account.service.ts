import type { AccountRemoval, MyData } from '../../../contract/people/account.ts'
import type { Viewer } from '../../../contract/shape/identity.ts'
import { unpagedMax } from '../../../contract/shape/paging.ts'
import type { Db } from '../../../db/open.ts'
import { forbidden, invalid, unauthenticated } from '../../platform/http/errors.ts'
import { toBooking } from '../../booking/booking/booking.mapper.ts'
import { bookingsOfAccount, deleteSpamOf, listBookings } from '../../booking/booking/booking.queries.ts'
import { eraseBookings } from '../../booking/booking/erase-booking.ts'
import { listWrittenBy } from '../../booking/client-booking/thread.queries.ts'
import { toMessage } from '../../booking/message/message.mapper.ts'
import { deleteMessagesOf, listMessages } from '../../booking/message/message.queries.ts'
import { listRepliesTo } from '../../booking/reply/reply.queries.ts'
import { toReview } from '../../portfolio/review/review.mapper.ts'
import { listReviewsOfUser } from '../../portfolio/review/review.queries.ts'
import { findAccount, findPassword, idsOfSender } from './account.queries.ts'
import { removeAccountRows } from './remove-account-rows.ts'
import { deleteMails } from '../../platform/mail/delete-mails.ts'
import { withQueuePlace } from '../../platform/identity/fair-queue.ts'
import { guess, passwordBudgets } from '../../platform/identity/guesses.ts'
import type { Passwords } from '../../platform/identity/password.ts'

/** The newest rows of each kind, up to a limit that no one reaches by hand. */
export async function dataOf(db: Db, { uid }: Viewer): Promise<MyData> {
  const all = { sort: 'asc' } as const
  const [account, reviews, bookings, messages, replies, written] = await Promise.all([
    findAccount(db, uid),
    listReviewsOfUser(db, uid, all),
    listBookings(db, { uid }, { ...all, by: 'received' }),
    listMessages(db, { uid }, all),
    listRepliesTo(db, uid, unpagedMax),
    listWrittenBy(db, uid, unpagedMax),
  ])
  if (!account) throw unauthenticated()
  const { name, email, image, language, createdAt } = account
  return {
    account: { uid, name, email, photoURL: image ?? '', language, since: new Date(createdAt).toISOString() },
    reviews: reviews.map(toReview),
    bookings: bookings.map((row) => toBooking(row, { uid })),
    messages: messages.map((row) => toMessage(row, { uid })),
    replies: replies.map(({ booking_id, message_id, body, created_at }) => ({
      requestId: (booking_id ?? message_id)!,
      body,
      date: created_at,
    })),
    written: written.map(({ booking_id, body, created_at }) => ({
      requestId: booking_id,
      body,
      date: created_at,
    })),
  }
}

async function checkPassword(db: Db, uid: string, password: string | undefined, verify: Passwords['verify']) {
  const account = await findPassword(db, uid)
  if (!account?.password) return
  const { password: hash } = account
  const notYours = () => invalid('password', 'This is not your password.')
  if (!password) throw notYours()
  const { result: isRight } = await guess(
    db,
    passwordBudgets(account.email, { network: '', device: 'signed in' }),
    () =>
      withQueuePlace({ line: `account ${account.email}`, priority: 'known' }, () =>
        verify({ hash, password }),
      ),
    (right) => !right,
  )
  if (!isRight) throw notYours()
}

/** Anonymises bookings, and deletes messages and all mails about either. */
async function eraseRequests(db: Db, uid: string) {
  await deleteMails(db, (e) =>
    e.or([
      e('booking_id', 'in', idsOfSender(db, 'booking', uid)),
      e('message_id', 'in', idsOfSender(db, 'message', uid)),
    ]),
  )
  await deleteSpamOf(db, uid)
  await eraseBookings(db, await bookingsOfAccount(db, uid), 'client')
  await deleteMessagesOf(db, uid)
}

/** Unless they are erased, bookings and messages stay with the owner, who has to answer them, without an account. */
export async function removeAccount(
  db: Db,
  viewer: Viewer,
  removal: AccountRemoval,
  verifyPassword: Passwords['verify'],
) {
  const account = await findAccount(db, viewer.uid)
  if (!account) throw unauthenticated()
  if (account.role === 'owner') throw forbidden('The owner’s account cannot be deleted.')
  if (removal.confirm.trim().toLowerCase() !== account.email)
    throw invalid('confirm', 'This is not the email address of your account.')
  await checkPassword(db, viewer.uid, removal.password, verifyPassword)
  await db.transaction().execute(async (trx) => {
    if (removal.requests === 'erase') await eraseRequests(trx, viewer.uid)
    await removeAccountRows(trx, account, removal.reviews)
  })
}
