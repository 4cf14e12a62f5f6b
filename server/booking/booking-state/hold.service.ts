import { isFree } from '../../../contract/shape/day-words.ts'
import type { HoldAnswer } from '../../../contract/booking/booking-state.ts'
import type { Db } from '../../../db/open.ts'
import { takeTurn } from '../../../db/turn.ts'
import { overlaps } from '../../../db/violations.ts'
import { conflict } from '../../platform/http/errors.ts'
import { queueClientMail, queueOwnerMail } from './booking-state-mails.ts'
import { toBooking } from '../booking/booking.mapper.ts'
import { readCalendar } from '../calendar/calendar.queries.ts'
import { freeDays } from '../calendar/free-days.ts'
import { slotAt } from '../calendar/span.ts'
import { endOffers, hasOffer } from './ended-booking.queries.ts'
import { bookingOfKey } from './booking-key.ts'
import { durationOf, spanColumns } from './booking-span.ts'
import { readRow } from './booking-state.service.ts'
import { entryOfBooking } from './calendar-entry.ts'
import type { BookingRow } from './booking-row.queries.ts'
import { answered, changeBooking, ownersTurn, releasedTime } from './change-booking.ts'
import { freeDaysOf } from './freed-days.ts'
import { dropReminders, planHoldReminders } from './reminder.queries.ts'
import { checkAct } from './transitions.ts'

const hourMs = 3_600_000

/** The time that somebody who waits would take, if it is free now. */
async function freeTaking(trx: Db, row: BookingRow, now: number) {
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

/** Keeps a day for somebody who waits for it, unless it is taken meanwhile; tells whether it did. */
export const offerDay = (db: Db, id: string, now = Date.now()) =>
  db
    .transaction()
    .execute(async (trx) => {
      await takeTurn(trx, 'calendar')
      const row = await readRow(trx, id)
      if (row.status !== 'waiting') return false
      const free = await freeTaking(trx, row, now)
      if (!free) return false
      const { columns, heldUntil } = free
      const next = await changeBooking(trx, row, {
        actor: 'site',
        what: 'offered',
        set: {
          status: 'offered',
          held_until: heldUntil,
          ...columns,
          // Whom no mail reaches the owner has to tell.
          ...(row.email ? await answered(trx, row) : ownersTurn('to-call')),
        },
        data: { heldUntil: new Date(heldUntil).toISOString() },
      })
      await planHoldReminders(trx, id, heldUntil, now)
      if (row.email) await queueClientMail(trx, 'offered', await entryOfBooking(trx, next))
      else await queueOwnerMail(trx, 'tell', toBooking(next, 'everyone'))
      return true
    })
    .catch((error: unknown) => {
      if (overlaps(error)) return false
      throw error
    })

/** The client's word about a day that is held. One that is wanted stays held until the owner has answered. */
export async function answerHold(db: Db, reference: string, { key, answer }: HoldAnswer) {
  const known = await bookingOfKey(db, reference, key)
  await db.transaction().execute(async (trx) => {
    const row = await readRow(trx, known.id)
    checkAct('accept', row)
    await dropReminders(trx, row.id)
    const isWanted = answer === 'accept'
    if (!isWanted) await endOffers(trx, row.id, 'withdrawn')
    else if (await hasOffer(trx, row.id))
      throw conflict('There is an offer for this day. Please accept the offer.')
    const next = await changeBooking(trx, row, {
      actor: 'client',
      what: isWanted ? 'accepted' : 'cancelled',
      set: isWanted
        ? { held_until: null, ...ownersTurn('day-wanted') }
        : { status: 'cancelled', ...releasedTime, ...(await answered(trx, row)) },
    })
    if (!isWanted) {
      await freeDaysOf(trx, row)
      await queueClientMail(trx, 'cancelled', await entryOfBooking(trx, next))
    }
    await queueOwnerMail(trx, isWanted ? 'accepted' : 'released', toBooking(next, 'everyone'))
  })
}

/** Lets a day go whose time to answer is over. */
export const lapseHold = (db: Db, id: string, now: number) =>
  db.transaction().execute(async (trx) => {
    const row = await readRow(trx, id)
    if (row.status !== 'offered' || row.held_until === null || row.held_until > now) return false
    const next = await changeBooking(trx, row, {
      actor: 'site',
      what: 'lapsed',
      set: { status: 'lapsed', ...releasedTime, ...ownersTurn('offer-ran-out') },
    })
    await dropReminders(trx, id)
    await endOffers(trx, id, 'lapsed')
    await freeDaysOf(trx, row)
    await queueClientMail(trx, 'lapsed', await entryOfBooking(trx, next), {
      heldUntil: new Date(row.held_until).toISOString(),
    })
    return true
  })
