import type { AgreedTime } from '../../../contract/booking/booking-state.ts'
import type { Db } from '../../../db/open.ts'
import { takeTurn } from '../../../db/turn.ts'
import { conflict, invalid } from '../../platform/http/errors.ts'
import { queueClientMail, queueOwnerMail } from '../booking-state/booking-state-mails.ts'
import { insertEvent } from '../booking-state/booking-event.queries.ts'
import { bookingOfKey } from '../booking-state/booking-key.ts'
import { durationOf, movedTo } from '../booking-state/booking-span.ts'
import { moveBooking, readRow, withConflict } from '../booking-state/booking-state.service.ts'
import { entryOfBooking } from '../booking-state/calendar-entry.ts'
import { type BookingRow, setTurn } from '../booking-state/booking-row.queries.ts'
import { answered, ownersTurn } from '../booking-state/change-booking.ts'
import { checkAct } from '../booking-state/transitions.ts'
import { askWaitingList } from '../calendar/waiting-list-job.ts'
import { checkAsked } from '../booking/asked-day.ts'
import { toBooking } from '../booking/booking.mapper.ts'
import { checkRoom } from './client-booking.service.ts'
import { findAskedDay, saveAskedDay, takeAskedDay } from './thread.queries.ts'

interface Asked {
  eventDate: string
  startTime?: string
  message: string
}

const asEvent = (row: BookingRow, { eventDate, startTime }: Asked) => ({
  ...row,
  event_date: eventDate,
  start_time: startTime ?? null,
})

function checkOther(row: BookingRow, { eventDate, startTime }: Asked) {
  checkAct('move', row)
  if (eventDate === row.event_date && (startTime === undefined || startTime === row.start_time))
    throw invalid('eventDate', 'The booking is already on this day.')
}

const withMessage = ({ message }: Asked) => (message ? { message } : {})

/** Nothing moves yet: the owner agrees, proposes another day or says no. */
export async function askDay(db: Db, reference: string, key: string, asked: Asked) {
  const { id } = await bookingOfKey(db, reference, key)
  await db.transaction().execute(async (trx) => {
    const row = await readRow(trx, id)
    checkOther(row, asked)
    await checkRoom(trx, id)
    await checkAsked(trx, asked, await durationOf(trx, row), id)
    await saveAskedDay(trx, id, { by: 'client', ...asked })
    await setTurn(trx, id, ownersTurn('day-asked'))
    await insertEvent(trx, asEvent(row, asked), 'client', 'asked', withMessage(asked))
    await queueOwnerMail(trx, 'asked', toBooking(row, 'everyone'), {
      day: asked.eventDate,
      quote: asked.message || undefined,
    })
  })
}

/** For so long a day that the owner has proposed is kept free. */
const proposalMs = 3 * 86_400_000

/** In place of what the client asked for, if they did. The old day stays, and the new one is held beside it. */
export const proposeDay = (
  db: Db,
  id: string,
  asked: AgreedTime & Asked & { anyway: boolean },
  now = Date.now(),
) =>
  withConflict(db, id, asked, async (trx) => {
    await takeTurn(trx, 'calendar')
    const row = await readRow(trx, id)
    checkOther(row, asked)
    const { event_date, start_time, place, starts_at, ends_at } = await movedTo(trx, row, asked)
    const heldUntil = now + proposalMs
    const held = { starts_at, ends_at, place, held_until: heldUntil }
    const { message } = asked
    await saveAskedDay(trx, id, { by: 'owner', eventDate: event_date, startTime: start_time, message, held })
    await setTurn(trx, id, await answered(trx, row))
    await insertEvent(trx, asEvent(row, asked), 'owner', 'proposed', withMessage(asked))
    await queueClientMail(trx, 'proposed', await entryOfBooking(trx, row), {
      day: asked.eventDate,
      message,
      heldUntil: new Date(heldUntil).toISOString(),
    })
  })

const answeredAlready = () => conflict('This has already been answered. Please look at the booking again.')

export const declineDay = (db: Db, id: string, message: string) =>
  db.transaction().execute(async (trx) => {
    const row = await readRow(trx, id)
    const asked = await takeAskedDay(trx, id, 'client')
    if (!asked) throw answeredAlready()
    await setTurn(trx, id, await answered(trx, row))
    await insertEvent(trx, row, 'owner', 'kept', message ? { message } : {})
    await queueClientMail(trx, 'kept', await entryOfBooking(trx, row), { day: asked.event_date, message })
  })

async function keepAsItIs(trx: Db, row: BookingRow, actor: 'client' | 'site') {
  const asked = await takeAskedDay(trx, row.id, 'owner')
  if (!asked) return undefined
  await setTurn(trx, row.id, ownersTurn('day-kept'))
  await insertEvent(trx, row, actor, 'kept')
  await askWaitingList(trx, asked.event_date, asked.event_date)
  return asked
}

const keepDay = (db: Db, id: string) =>
  db.transaction().execute(async (trx) => {
    const row = await readRow(trx, id)
    const asked = await keepAsItIs(trx, row, 'client')
    if (!asked) throw answeredAlready()
    await queueOwnerMail(trx, 'keeps', toBooking(row, 'everyone'), { day: asked.event_date })
  })

/** Lets a proposed day go that the client has not answered about; tells whether it did. */
export const lapseProposal = (db: Db, id: string) =>
  db.transaction().execute(async (trx) => Boolean(await keepAsItIs(trx, await readRow(trx, id), 'site')))

/** The client's word about a day that the owner has proposed. A day that is taken meanwhile is refused as ever. */
export async function answerDay(db: Db, reference: string, key: string, answer: 'accept' | 'keep') {
  const { id } = await bookingOfKey(db, reference, key)
  if (answer === 'keep') return keepDay(db, id)
  const asked = await findAskedDay(db, id)
  if (asked?.by !== 'owner') throw answeredAlready()
  const { eventDate, startTime } = asked
  await moveBooking(
    db,
    id,
    // The owner has proposed it, whatever else is on that day.
    { eventDate, startTime: startTime ?? undefined, anyway: true },
    {
      actor: 'client',
      async check(trx) {
        if (!(await takeAskedDay(trx, id, 'owner'))) throw answeredAlready()
      },
    },
  )
}
