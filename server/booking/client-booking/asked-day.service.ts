import type { AgreedTime } from '../../../contract/booking/booking-state.ts'
import type { Db } from '../../../db/open.ts'
import { takeTurn } from '../../../db/transactions.ts'
import { conflict, invalid } from '../../platform/http/errors.ts'
import { queueClientMail, queueOwnerMail } from '../booking-state/booking-state-mails.ts'
import { insertEvent } from '../booking-state/booking-event.queries.ts'
import { bookingOfKey } from '../booking-state/booking-key.ts'
import { durationOf, timeAfterMove } from '../booking-state/booking-span.ts'
import { moveBooking, requireBooking, withDayConflict } from '../booking-state/booking-state.service.ts'
import { scheduledBooking } from '../booking-state/scheduled-booking.ts'
import { type BookingRow, setTurn } from '../booking-state/booking-row.queries.ts'
import { answered, ownersTurn } from '../booking-state/change-booking.ts'
import { checkTransition } from '../booking-state/transitions.ts'
import { enqueueWaitingList } from '../calendar/waiting-list-job.ts'
import { checkRequestedDay } from '../booking/requested-day.ts'
import { toBooking } from '../booking/booking.mapper.ts'
import { checkMessageLimit } from './client-booking.service.ts'
import { findAskedDay, saveAskedDay, takeAskedDay } from './thread.queries.ts'

interface DayRequest {
  eventDate: string
  startTime?: string
  message: string
}

const withRequestedDay = (row: BookingRow, { eventDate, startTime }: DayRequest) => ({
  ...row,
  event_date: eventDate,
  start_time: startTime ?? null,
})

function checkIsOtherDay(row: BookingRow, { eventDate, startTime }: DayRequest) {
  checkTransition('move', row)
  if (eventDate === row.event_date && (startTime === undefined || startTime === row.start_time))
    throw invalid('eventDate', 'The booking is already on this day.')
}

const withMessage = ({ message }: DayRequest) => (message ? { message } : {})

/** The client requests another day. The booking does not move until the owner answers. */
export async function askDay(db: Db, reference: string, key: string, asked: DayRequest) {
  const { id } = await bookingOfKey(db, reference, key)
  await db.transaction().execute(async (trx) => {
    const row = await requireBooking(trx, id)
    checkIsOtherDay(row, asked)
    await checkMessageLimit(trx, id)
    await checkRequestedDay(trx, asked, await durationOf(trx, row), id)
    await saveAskedDay(trx, id, { by: 'client', ...asked })
    await setTurn(trx, id, ownersTurn('day-asked'))
    await insertEvent(trx, withRequestedDay(row, asked), 'client', 'asked', withMessage(asked))
    await queueOwnerMail(trx, 'asked', toBooking(row, 'everyone'), {
      day: asked.eventDate,
      quote: asked.message || undefined,
    })
  })
}

/** How long a proposed day is held. */
const proposalMs = 3 * 86_400_000

/** The owner proposes another day, replacing a request of the client. The old day stays, and the new one is also held. */
export const proposeDay = (
  db: Db,
  id: string,
  asked: AgreedTime & DayRequest & { anyway: boolean },
  now = Date.now(),
) =>
  withDayConflict(db, id, asked, async (trx) => {
    await takeTurn(trx, 'calendar')
    const row = await requireBooking(trx, id)
    checkIsOtherDay(row, asked)
    const { event_date, start_time, place, starts_at, ends_at } = await timeAfterMove(trx, row, asked)
    const heldUntil = now + proposalMs
    const held = { starts_at, ends_at, place, held_until: heldUntil }
    const { message } = asked
    await saveAskedDay(trx, id, { by: 'owner', eventDate: event_date, startTime: start_time, message, held })
    await setTurn(trx, id, await answered(trx, row))
    await insertEvent(trx, withRequestedDay(row, asked), 'owner', 'proposed', withMessage(asked))
    await queueClientMail(trx, 'proposed', await scheduledBooking(trx, row), {
      day: asked.eventDate,
      message,
      heldUntil: new Date(heldUntil).toISOString(),
    })
  })

const alreadyAnswered = () => conflict('This has already been answered. Please look at the booking again.')

export const declineDay = (db: Db, id: string, message: string) =>
  db.transaction().execute(async (trx) => {
    const row = await requireBooking(trx, id)
    const asked = await takeAskedDay(trx, id, 'client')
    if (!asked) throw alreadyAnswered()
    await setTurn(trx, id, await answered(trx, row))
    await insertEvent(trx, row, 'owner', 'kept', message ? { message } : {})
    await queueClientMail(trx, 'kept', await scheduledBooking(trx, row), { day: asked.event_date, message })
  })

async function keepOldDay(trx: Db, row: BookingRow, actor: 'client' | 'site') {
  const asked = await takeAskedDay(trx, row.id, 'owner')
  if (!asked) return undefined
  await setTurn(trx, row.id, ownersTurn('day-kept'))
  await insertEvent(trx, row, actor, 'kept')
  await enqueueWaitingList(trx, asked.event_date, asked.event_date)
  return asked
}

const keepDay = (db: Db, id: string) =>
  db.transaction().execute(async (trx) => {
    const row = await requireBooking(trx, id)
    const asked = await keepOldDay(trx, row, 'client')
    if (!asked) throw alreadyAnswered()
    await queueOwnerMail(trx, 'keptDay', toBooking(row, 'everyone'), { day: asked.event_date })
  })

/** Releases a proposed day that the client has not answered in time. Returns whether it did. */
export const lapseProposal = (db: Db, id: string) =>
  db
    .transaction()
    .execute(async (trx) => Boolean(await keepOldDay(trx, await requireBooking(trx, id), 'site')))

/** The client accepts or refuses a proposed day. A day that was taken meanwhile is refused. */
export async function answerDay(db: Db, reference: string, key: string, answer: 'accept' | 'keep') {
  const { id } = await bookingOfKey(db, reference, key)
  if (answer === 'keep') return keepDay(db, id)
  const asked = await findAskedDay(db, id)
  if (asked?.by !== 'owner') throw alreadyAnswered()
  const { eventDate, startTime } = asked
  await moveBooking(
    db,
    id,
    // The owner has proposed it, so a closed day is no obstacle.
    { eventDate, startTime: startTime ?? undefined, anyway: true },
    {
      actor: 'client',
      async check(trx) {
        if (!(await takeAskedDay(trx, id, 'owner'))) throw alreadyAnswered()
      },
    },
  )
}
