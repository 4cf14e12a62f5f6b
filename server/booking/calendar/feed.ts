import { createHash, randomBytes, timingSafeEqual } from 'node:crypto'
import { ICalCalendarMethod } from 'ical-generator'
import { siteName } from '../../../contract/shape/site.ts'
import type { Db } from '../../../db/open.ts'
import { notFound } from '../../platform/http/errors.ts'
import { sharedSecret } from '../../platform/settings/setting-row.ts'
import { namelessEvent, ownerEvent } from '../booking/booking-mail-parts.ts'
import { eventDataOf, newCalendar } from '../../platform/mail/calendar-file.ts'
import { writeToOwner } from '../../platform/mail/recipient.ts'
import { readSite, readStudio } from '../../platform/settings/settings.queries.ts'
import { toScheduledBooking } from '../booking-state/scheduled-booking.ts'
import { feedSecret, findFeedSecret, listHeld, saveFeedSecret } from './calendar.queries.ts'

/** Older bookings are not in the feed. */
const pastMs = 90 * 86_400_000
const mostEvents = 2000

const secretOf = async (db: Db) => (await sharedSecret(db, feedSecret)).toString('base64url')
const pathOf = (secret: string) => `/api/calendar/${secret}.ics`

export const feedPath = async (db: Db) => pathOf(await secretOf(db))

/** Replaces the secret: the old path stops working. */
export async function renewFeed(db: Db) {
  const secret = randomBytes(32).toString('base64url')
  await saveFeedSecret(db, secret)
  return pathOf(secret)
}

const digest = (text: string) => createHash('sha256').update(text).digest()

/** There is no secret until the owner has first opened the settings of the feed. */
async function checkSecret(db: Db, secret: string) {
  const saved = await findFeedSecret(db)
  if (!saved || !timingSafeEqual(digest(secret), digest(saved.value))) throw notFound('calendar')
}

/** Held and confirmed bookings as a calendar feed, for anyone with the secret. */
export async function readFeed(db: Db, secret: string) {
  await checkSecret(db, secret)
  const [site, studio, rows] = await Promise.all([
    readSite(db),
    readStudio(db),
    listHeld(db, Date.now() - pastMs, mostEvents),
  ])
  const calendar = newCalendar(siteName(site), { name: siteName(site), method: ICalCalendarMethod.PUBLISH })
  await writeToOwner(db, () => {
    for (const row of rows) {
      const { booking, sequence, span } = toScheduledBooking(studio.calendar.zone, row)
      const status = row.status === 'offered' ? 'TENTATIVE' : 'CONFIRMED'
      const event = studio.feedNames ? ownerEvent(booking) : namelessEvent(booking)
      calendar.createEvent(eventDataOf({ ...event, sequence, span, status }, new Date()))
    }
  })
  return `${calendar.toString()}\r\n`
}
