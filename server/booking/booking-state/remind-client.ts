import type { Db } from '../../../db/open.ts'
import { conflict, notFound } from '../../platform/http/errors.ts'
import { queueClientMail } from './booking-state-mails.ts'
import type { MailServerSettings } from '../../platform/mail/mail-server.ts'
import { scheduledBooking } from './scheduled-booking.ts'
import { lockBooking, setTurn } from './booking-row.queries.ts'
import { answered } from './change-booking.ts'
import { claimNudge } from './reminder.queries.ts'

/** Reminds a client of their answer while the day is held; it is the client's turn then. */
export async function remindClient(db: Db, mailServer: MailServerSettings, id: string, message: string) {
  const now = Date.now()
  const canSend = await mailServer.canSend()
  await db.transaction().execute(async (trx) => {
    const row = await lockBooking(trx, id)
    if (!row) throw notFound('booking request')
    const { spam, status, held_until: heldUntil, email } = row
    if (spam || status !== 'offered' || heldUntil === null || heldUntil <= now)
      throw conflict('Nothing is waiting for the client at the moment.')
    if (!email) throw conflict('There is no email address to write to.')
    if (!canSend) throw conflict('There is no mail server yet, so no email can go out.')
    if (!(await claimNudge(trx, id, now)))
      throw conflict('You have already sent a reminder in the last 24 hours.')
    await setTurn(trx, id, await answered(trx, row))
    await queueClientMail(trx, 'nudge', await scheduledBooking(trx, row), { message })
  })
}
