import { isFree } from '../../../contract/shape/day-words.ts'
import type { HoldAnswer } from '../../../contract/booking/booking-state.ts'
import type { Db } from '../../../db/open.ts'
import { takeTurn } from '../../../db/transactions.ts'
import { overlaps } from '../../../db/violations.ts'
import { conflict } from '../../platform/http/errors.ts'
import { queueClientMail, queueOwnerMail } from './booking-state-mails.ts'
import { toBooking } from '../booking/booking.mapper.ts'
import { readCalendar } from '../calendar/calendar.queries.ts'
import { freeDays } from '../calendar/free-days.ts'
import { slotAt } from '../calendar/slots.ts'
import { endOffers, hasOpenOffer } from './ended-booking.queries.ts'
import { bookingOfKey } from './booking-key.ts'
import { durationOf, spanColumns } from './booking-span.ts'
import { requireBooking } from './booking-state.service.ts'
import { scheduledBooking } from './scheduled-booking.ts'
import { type BookingRow, listWaiting } from './booking-row.queries.ts'
import { answered, changeBooking, ownersTurn, releasedTime } from './change-booking.ts'
import { type FreedDays, offerFreedDays } from '../calendar/waiting-list-job.ts'
import { dropReminders, planHoldReminders } from './reminder.queries.ts'
import { checkTransition } from './transitions.ts'

const hourMs = 3_600_000

/** The time of a waiting-list entry, if it is free now. */
async function findFreeSlot(trx: Db, row: BookingRow, now: number) {
  const duration = await durationOf(trx, row)
  const calendar = await readCalendar(trx, row.event_date, row.event_date, { now })
  const [day] = freeDays(calendar, duration, row.event_date, row.event_date)
  if (!day || !isFree(day)) return undefined
  const time = day.times?.find((one) => row.start_time === null || one === row.start_time)
  if (day.times && !time) return undefined
  const slot = slotAt(calendar, row.event_date, time ?? '00:00', duration)
  const heldUntil = now + calendar.rules.holdHours * hourMs
  return { columns: { ...spanColumns(slot), start_time: time ?? row.start_time }, heldUntil }
}

/** Holds a day for a waiting-list entry, unless it is taken. Returns whether it is held. */
export const offerDay = (db: Db, id: string, now = Date.now()) =>
  db
    .transaction()
    .execute(async (trx) => {
      await takeTurn(trx, 'calendar')
      const row = await requireBooking(trx, id)
      if (row.status !== 'waiting') return false
      const free = await findFreeSlot(trx, row, now)
      if (!free) return false
      const { columns, heldUntil } = free
      const next = await changeBooking(trx, row, {
        actor: 'site',
        what: 'offered',
        set: {
          status: 'offered',
          held_until: heldUntil,
          ...columns,
          // A client without an address must be called by the owner.
          ...(row.email ? await answered(trx, row) : ownersTurn('to-call')),
        },
        data: { heldUntil: new Date(heldUntil).toISOString() },
      })
      await planHoldReminders(trx, id, heldUntil, now)
      if (row.email) await queueClientMail(trx, 'offered', await scheduledBooking(trx, next))
      else await queueOwnerMail(trx, 'callClient', toBooking(next, 'everyone'))
      return true
    })
    .catch((error: unknown) => {
      if (overlaps(error)) return false
      throw error
    })

/** The client accepts or releases a held day. An accepted day stays held until the owner answers. */
export async function answerHold(db: Db, reference: string, { key, answer }: HoldAnswer) {
  const known = await bookingOfKey(db, reference, key)
  await db.transaction().execute(async (trx) => {
    const row = await requireBooking(trx, known.id)
    checkTransition('accept', row)
    await dropReminders(trx, row.id)
    const isWanted = answer === 'accept'
    if (!isWanted) await endOffers(trx, row.id, 'withdrawn')
    else if (await hasOpenOffer(trx, row.id))
      throw conflict('There is an offer for this day. Please accept the offer.')
    const next = await changeBooking(trx, row, {
      actor: 'client',
      what: isWanted ? 'accepted' : 'cancelled',
      set: isWanted
        ? { held_until: null, ...ownersTurn('day-wanted') }
        : { status: 'cancelled', ...releasedTime, ...(await answered(trx, row)) },
    })
    if (!isWanted) {
      await offerFreedDays(trx, row)
      await queueClientMail(trx, 'cancelled', await scheduledBooking(trx, next))
    }
    await queueOwnerMail(trx, isWanted ? 'accepted' : 'released', toBooking(next, 'everyone'))
  })
}

/** Releases a held day whose time to answer is over. */
export const lapseHold = (db: Db, id: string, now: number) =>
  db.transaction().execute(async (trx) => {
    const row = await requireBooking(trx, id)
    if (row.status !== 'offered' || row.held_until === null || row.held_until > now) return false
    const next = await changeBooking(trx, row, {
      actor: 'site',
      what: 'lapsed',
      set: { status: 'lapsed', ...releasedTime, ...ownersTurn('offer-ran-out') },
    })
    await dropReminders(trx, id)
    await endOffers(trx, id, 'lapsed')
    await offerFreedDays(trx, row)
    await queueClientMail(trx, 'lapsed', await scheduledBooking(trx, next), {
      heldUntil: new Date(row.held_until).toISOString(),
    })
    return true
  })

/** Job handler: offers freed days to the waiting list, in the order of its entries. */
export const createWaitingListHandler =
  (db: Db) =>
  async ({ from, to }: FreedDays) => {
    for (const { id } of await listWaiting(db, from, to)) await offerDay(db, id)
  }
