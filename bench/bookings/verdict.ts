import { holdingStatuses } from '../../contract/booking/booking-status.ts'
import type { Db } from '../../db/open.ts'
import type { Try } from './crowd.ts'

interface Held {
  place: number
  starts_at: number | null
  ends_at: number | null
}

/** Pairs of held spans that overlap, found by comparing all of them. */
export function countOverlaps(rows: Held[]) {
  const inOrder = rows.toSorted((a, b) => a.place - b.place || a.starts_at! - b.starts_at!)
  let [overlaps, place, reach] = [0, -1, 0]
  for (const row of inOrder) {
    if (row.place === place && row.starts_at! < reach) overlaps += 1
    reach = row.place === place ? Math.max(reach, row.ends_at!) : row.ends_at!
    place = row.place
  }
  return overlaps
}

const confirmedBefore = 'This booking is already confirmed.'

/** The results according to the database. */
export async function judge(db: Db, tries: Try[]) {
  const rows = await db
    .selectFrom('booking')
    .select(['id', 'place', 'starts_at', 'ends_at', 'status', 'resolved'])
    .execute()
  const events = await db
    .selectFrom('booking_event')
    .select('booking_id')
    .where('what', '=', 'confirmed')
    .execute()
  const mails = await db
    .selectFrom('mail')
    .select('booking_id')
    .where('subject', 'like', 'Confirmed:%')
    .execute()
  const count = (list: { booking_id: string | null }[]) => Map.groupBy(list, ({ booking_id }) => booking_id)
  const [eventsOf, mailsOf] = [count(events), count(mails)]
  const rowOf = new Map(rows.map((row) => [row.id, row]))
  let [lost, half] = [0, 0]
  for (const { id, status, sentence } of tries) {
    const row = rowOf.get(id)!
    const isAgreed = row.status === 'confirmed'
    const isTold = status === 200 || sentence === confirmedBefore
    if (isTold !== isAgreed) lost += 1
    const wanted = isAgreed ? 1 : 0
    const steps = eventsOf.get(id)?.length ?? 0
    const letters = mailsOf.get(id)?.length ?? 0
    if (steps !== wanted || letters !== wanted || row.resolved !== isAgreed) half += 1
  }
  const holding = new Set<string>(holdingStatuses)
  return { overlaps: countOverlaps(rows.filter(({ status }) => holding.has(status))), lost, half }
}
