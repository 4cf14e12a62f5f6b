import type { AgreedTime } from '../../../contract/booking/booking-state.ts'
import { isHolding } from '../../../contract/booking/booking-status.ts'
import type { Db } from '../../../db/open.ts'
import { takeTurn } from '../../../db/transactions.ts'
import { overlaps } from '../../../db/violations.ts'
import { notFound } from '../../platform/http/errors.ts'
import { queueClientMail, queueOwnerMail } from './booking-state-mails.ts'
import { toBooking } from '../booking/booking.mapper.ts'
import { findBooking } from '../booking/booking.queries.ts'
import { dayConflict } from '../calendar/next-free-days.ts'
import { enqueueWaitingList, offerFreedDays } from '../calendar/waiting-list-job.ts'
import { endOffers } from './ended-booking.queries.ts'
import { scheduledBooking } from './scheduled-booking.ts'
import { durationOf, fixTime, timeAfterMove } from './booking-span.ts'
import type { BookingRow } from './booking-row.queries.ts'
import { answered, changeBooking, ownersTurn, releasedTime } from './change-booking.ts'
import { dropReminders, planReminders } from './reminder.queries.ts'
import { checkTransition } from './transitions.ts'

export async function requireBooking(db: Db, id: string) {
  const row = await findBooking(db, 'everyone', id)
  if (!row) throw notFound('booking request')
  return row
}

/** Runs a change that fixes a time in a transaction. If the time is taken, the error names the next free days. */
export async function withDayConflict(
  db: Db,
  id: string,
  agreed: AgreedTime,
  change: (trx: Db) => Promise<void>,
) {
  try {
    await db.transaction().execute(change)
  } catch (error) {
    if (!overlaps(error)) throw error
    const row = await requireBooking(db, id)
    const duration = await durationOf(db, row)
    const date = agreed.eventDate ?? row.event_date
    throw await dayConflict(db, duration === 'day' ? 'taken' : 'time', date, duration)
  }
}

export const confirmBooking = (db: Db, id: string, agreed: AgreedTime) =>
  withDayConflict(db, id, agreed, async (trx) => {
    await takeTurn(trx, 'calendar')
    const row = await requireBooking(trx, id)
    checkTransition('confirm', row)
    const next = await changeBooking(trx, row, {
      actor: 'owner',
      what: 'confirmed',
      set: {
        status: 'confirmed',
        held_until: null,
        ...(await fixTime(trx, row, agreed)),
        ...(await answered(trx, row)),
      },
    })
    await planReminders(trx, next)
    await queueClientMail(trx, 'confirmed', await scheduledBooking(trx, next))
  })

interface ChangeOptions {
  actor?: 'owner' | 'client'
  /** A further check in the same transaction. */
  check?: (trx: Db, row: BookingRow) => Promise<void>
}

/** Moves a booking; if it holds no day yet, only the requested day changes. */
export const moveBooking = (
  db: Db,
  id: string,
  agreed: AgreedTime & { eventDate: string; anyway: boolean },
  { actor = 'owner', check }: ChangeOptions = {},
) =>
  withDayConflict(db, id, agreed, async (trx) => {
    await takeTurn(trx, 'calendar')
    const row = await requireBooking(trx, id)
    checkTransition('move', row)
    await check?.(trx, row)
    const fixed = await timeAfterMove(trx, row, agreed)
    const next = await changeBooking(trx, row, {
      actor,
      what: 'moved',
      set: {
        ...fixed,
        ...(isHolding(row.status) ? {} : releasedTime),
        waiting_contact: null,
        ...(await answered(trx, row)),
      },
    })
    await offerFreedDays(trx, row)
    // The new day of a waiting-list entry may be free.
    if (next.status === 'waiting') await enqueueWaitingList(trx, next.event_date, next.event_date)
    if (next.status === 'confirmed') await planReminders(trx, next)
    await queueClientMail(trx, 'moved', await scheduledBooking(trx, next), { before: row.event_date })
    if (actor === 'client') await queueOwnerMail(trx, 'acceptedDay', toBooking(next, 'everyone'))
  })

/** Ends a booking and tells the client why. If the client ended it, it is the owner's turn. */
const endBooking =
  (act: 'decline' | 'cancel', status: 'declined' | 'cancelled') =>
  (db: Db, id: string, message: string, { actor = 'owner', check }: ChangeOptions = {}) =>
    db.transaction().execute(async (trx) => {
      const row = await requireBooking(trx, id)
      checkTransition(act, row)
      await check?.(trx, row)
      const next = await changeBooking(trx, row, {
        actor,
        what: status,
        set: {
          status,
          ...releasedTime,
          ...(actor === 'owner' ? await answered(trx, row) : ownersTurn('cancelled')),
        },
        data: message ? { message } : undefined,
      })
      await dropReminders(trx, id)
      await endOffers(trx, id, 'withdrawn')
      await offerFreedDays(trx, row)
      const isOwners = actor === 'owner'
      await queueClientMail(trx, status, await scheduledBooking(trx, next), {
        message: isOwners ? message : '',
      })
      if (!isOwners) await queueOwnerMail(trx, 'cancelled', toBooking(next, 'everyone'), { quote: message })
    })

export const declineBooking = endBooking('decline', 'declined')
export const cancelBooking = endBooking('cancel', 'cancelled')

export const finishBooking = (db: Db, id: string) =>
  db.transaction().execute(async (trx) => {
    const row = await requireBooking(trx, id)
    checkTransition('done', row)
    await changeBooking(trx, row, {
      actor: 'owner',
      what: 'done',
      set: { status: 'done', ...(await answered(trx, row)) },
    })
    await dropReminders(trx, id)
  })
