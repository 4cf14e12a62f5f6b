import { createHash, randomBytes, timingSafeEqual } from 'node:crypto'
import { ICalCalendarMethod } from 'ical-generator'
import { siteName } from '../../../contract/shape/site.ts'
import type { Db } from '../../../db/open.ts'
import { notFound } from '../../platform/http/errors.ts'
import { sharedSecret } from '../../platform/settings/setting-row.ts'
import { namelessEvent, ownerEvent } from '../booking/booking-facts.ts'
import { eventDataOf, newCalendar } from '../../platform/mail/calendar-file.ts'
import { writeToOwner } from '../../platform/mail/recipient.ts'
import { readSite, readStudio } from '../../platform/settings/settings.queries.ts'
import { toEntry } from '../booking-state/calendar-entry.ts'
import { feedSecret, findFeedSecret, listHeld, saveFeedSecret } from './calendar.queries.ts'

/** What is over for longer is no longer looked up in a calendar. */
const pastMs = 90 * 86_400_000
const mostEntries = 2000

const secretOf = async (db: Db) => (await sharedSecret(db, feedSecret)).toString('base64url')
const pathOf = (secret: string) => `/api/calendar/${secret}.ics`

export const feedPath = async (db: Db) => pathOf(await secretOf(db))

/** Whoever has the old path sees nothing more. */
export async function renewFeed(db: Db) {
  const secret = randomBytes(32).toString('base64url')
  await saveFeedSecret(db, secret)
  return pathOf(secret)
}

const digest = (text: string) => createHash('sha256').update(text).digest()

/** There is none until the owner has asked for the path. */
async function checkSecret(db: Db, secret: string) {
  const kept = await findFeedSecret(db)
  if (!kept || !timingSafeEqual(digest(secret), digest(kept.value))) throw notFound('calendar')
}

/** Held and agreed days, for the calendar of whoever has the secret. */
export async function readFeed(db: Db, secret: string) {
  await checkSecret(db, secret)
  const [site, studio, rows] = await Promise.all([
    readSite(db),
    readStudio(db),
    listHeld(db, Date.now() - pastMs, mostEntries),
  ])
  const calendar = newCalendar(siteName(site), { name: siteName(site), method: ICalCalendarMethod.PUBLISH })
  await writeToOwner(db, () => {
    for (const row of rows) {
      const { booking, sequence, span } = toEntry(studio.calendar.zone, row)
      const status = row.status === 'offered' ? 'TENTATIVE' : 'CONFIRMED'
      const event = studio.feedNames ? ownerEvent(booking) : namelessEvent(booking)
      calendar.createEvent(eventDataOf({ ...event, sequence, span, status }, new Date()))
    }
  })
  return `${calendar.toString()}\r\n`
}
