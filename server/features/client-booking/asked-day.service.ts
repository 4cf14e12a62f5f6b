import type { Db } from '../../../db/open.ts'
import { conflict, invalid } from '../../errors.ts'
import { queueClientMail, queueOwnerMail } from '../../mail/booking-state-mails.ts'
import { insertEvent } from '../booking-state/booking-event.queries.ts'
import { bookingOfKey } from '../booking-state/booking-key.ts'
import { durationOf } from '../booking-state/booking-span.ts'
import { moveBooking, readRow } from '../booking-state/booking-state.service.ts'
import { entryOfBooking } from '../booking-state/calendar-entry.ts'
import { type BookingRow, settled, unsettled } from '../booking-state/change-booking.ts'
import { checkAct } from '../booking-state/transitions.ts'
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
    throw invalid('eventDate', 'This is the day of the booking already.')
}

const told = ({ message }: Asked) => (message ? { message } : {})

/** Nothing moves yet: the owner agrees, proposes another day or says no. */
export async function askDay(db: Db, reference: string, key: string, asked: Asked) {
  const { id } = await bookingOfKey(db, reference, key)
  await db.transaction().execute(async (trx) => {
    const row = await readRow(trx, id)
    checkOther(row, asked)
    await checkRoom(trx, id)
    await checkAsked(trx, asked, await durationOf(trx, row), id)
    await saveAskedDay(trx, id, { by: 'client', ...asked })
    await trx.updateTable('booking').set(unsettled).where('id', '=', id).execute()
    await insertEvent(trx, asEvent(row, asked), 'client', 'asked', told(asked))
    await queueOwnerMail(trx, 'asked', toBooking(row, 'everyone'), {
      day: asked.eventDate,
      quote: asked.message || undefined,
    })
  })
}

/** In place of what the client asked for, if they did. */
export const proposeDay = (db: Db, id: string, asked: Asked) =>
  db.transaction().execute(async (trx) => {
    const row = await readRow(trx, id)
    checkOther(row, asked)
    await saveAskedDay(trx, id, { by: 'owner', ...asked })
    await trx.updateTable('booking').set(settled(row)).where('id', '=', id).execute()
    await insertEvent(trx, asEvent(row, asked), 'owner', 'proposed', told(asked))
    await queueClientMail(trx, 'proposed', await entryOfBooking(trx, row), {
      day: asked.eventDate,
      message: asked.message,
    })
  })

const answered = () => conflict('This was answered already. Please look at the booking again.')

export const declineDay = (db: Db, id: string, message: string) =>
  db.transaction().execute(async (trx) => {
    const row = await readRow(trx, id)
    const asked = await takeAskedDay(trx, id, 'client')
    if (!asked) throw answered()
    await trx.updateTable('booking').set(settled(row)).where('id', '=', id).execute()
    await insertEvent(trx, row, 'owner', 'kept', message ? { message } : {})
    await queueClientMail(trx, 'kept', await entryOfBooking(trx, row), { day: asked.event_date, message })
  })

const keepDay = (db: Db, id: string) =>
  db.transaction().execute(async (trx) => {
    const row = await readRow(trx, id)
    const asked = await takeAskedDay(trx, id, 'owner')
    if (!asked) throw answered()
    await trx.updateTable('booking').set(unsettled).where('id', '=', id).execute()
    await insertEvent(trx, row, 'client', 'kept')
    await queueOwnerMail(trx, 'keeps', toBooking(row, 'everyone'), { day: asked.event_date })
  })

/** The client's word about a day that the owner has proposed. A day that is taken meanwhile is refused as ever. */
export async function answerDay(db: Db, reference: string, key: string, answer: 'accept' | 'keep') {
  const { id } = await bookingOfKey(db, reference, key)
  if (answer === 'keep') return keepDay(db, id)
  const asked = await findAskedDay(db, id)
  if (asked?.by !== 'owner') throw answered()
  const { eventDate, startTime } = asked
  await moveBooking(
    db,
    id,
    { eventDate, startTime: startTime ?? undefined },
    {
      actor: 'client',
      async check(trx) {
        if (!(await takeAskedDay(trx, id, 'owner'))) throw answered()
      },
    },
  )
}
