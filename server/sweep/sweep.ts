import { readdir, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { dayInDhaka } from '../../contract/dates.ts'
import type { Db } from '../../db/open.ts'
import type { Config } from '../config.ts'
import type { DailyWork } from '../jobs/daily.ts'
import { removeStrayFiles } from '../features/gallery/stray-files.ts'
import { deleteMails } from '../mail/delete-mails.ts'
import { outboxOf } from '../mail/transport.ts'
import { openStorage } from '../media/storage.ts'

export const sweepJob = 'sweep'
export const dailySweep: DailyWork = { kind: sweepJob, setting: 'last-sweep' }

/** Few enough that nobody waits behind a statement. */
const batch = 500
const dayMs = 86_400_000

const daysAgo = (days: number) => new Date(Date.now() - days * dayMs)

async function inBatches(remove: () => Promise<unknown[]>) {
  while ((await remove()).length === batch);
}

const dropSessions = (db: Db, now: string) => () =>
  db
    .deleteFrom('session')
    .where('id', 'in', (e) => e.selectFrom('session').select('id').where('expiresAt', '<', now).limit(batch))
    .returning('id')
    .execute()

const dropVerifications = (db: Db, now: string) => () =>
  db
    .deleteFrom('verification')
    .where('id', 'in', (e) =>
      e.selectFrom('verification').select('id').where('expiresAt', '<', now).limit(batch),
    )
    .returning('id')
    .execute()

const dropAttempts = (db: Db, now: string) => () =>
  db
    .deleteFrom('attempt')
    .where('key', 'in', (e) => e.selectFrom('attempt').select('key').where('ends_at', '<', now).limit(batch))
    .returning('key')
    .execute()

/** Those of past days are counted: `daily_view` has the sum. */
const dropVisitors = (db: Db, today: string) => () =>
  db
    .deleteFrom('post_view')
    .where(({ eb, refTuple, selectFrom }) =>
      eb(
        refTuple('post_id', 'day', 'visitor'),
        'in',
        selectFrom('post_view')
          .select(['post_id', 'day', 'visitor'])
          .where('day', '<', today)
          .limit(batch)
          .$asTuple('post_id', 'day', 'visitor'),
      ),
    )
    .returning('visitor')
    .execute()

/** What is still on its way is kept, however old it is. */
const dropMails = (db: Db, before: string) => async () => {
  const old = await db
    .selectFrom('mail')
    .leftJoin('job', 'job.id', 'mail.id')
    .select('mail.id')
    .where('mail.created_at', '<', before)
    .where((e) => e.or([e('mail.sent_at', 'is not', null), e('job.given_up_at', 'is not', null)]))
    .orderBy('mail.id')
    .limit(batch)
    .execute()
  const ids = old.map(({ id }) => id)
  if (ids.length > 0) await db.transaction().execute((trx) => deleteMails(trx, (e) => e('id', 'in', ids)))
  return ids
}

/** Waiting-list entries for days long past. */
const dropWaiting = (db: Db, before: string) => () =>
  db.transaction().execute(async (trx) => {
    const past = await trx
      .selectFrom('booking')
      .select('id')
      .where('status', '=', 'waiting')
      .where('event_date', '<', before)
      // Bookings with payments or documents stay, for the books.
      .where((e) =>
        e.and(
          (['payment', 'document'] as const).map((table) =>
            e.not(
              e.exists(e.selectFrom(table).select('id').whereRef(`${table}.booking_id`, '=', 'booking.id')),
            ),
          ),
        ),
      )
      .limit(batch)
      .execute()
    const ids = past.map(({ id }) => id)
    if (ids.length === 0) return ids
    await deleteMails(trx, (e) => e('booking_id', 'in', ids))
    await trx.deleteFrom('booking').where('id', 'in', ids).execute()
    return ids
  })

/** Repeated events of gallery visitors; all other activity stays. */
const dropActivity = (db: Db, before: string) => () =>
  db
    .deleteFrom('gallery_activity')
    .where('id', 'in', (e) =>
      e
        .selectFrom('gallery_activity')
        .select('id')
        .where('repeat_key', 'is not', null)
        .where('created_at', '<', before)
        .limit(batch),
    )
    .returning('id')
    .execute()

async function dropOutboxFiles(dataDir: string, before: Date) {
  const folder = outboxOf(dataDir)
  for (const name of await readdir(folder).catch(() => [])) {
    const file = join(folder, name)
    const known = await stat(file).catch(() => undefined)
    if (/\.eml(\.part)?$/.test(name) && known && known.mtime < before) await rm(file, { force: true })
  }
}

/** Forgets what nobody needs any longer: docs/privacy.md says after how many days. */
export const createSweep = (db: Db, config: Config) => async () => {
  const { dataDir, retention } = config
  const now = new Date().toISOString()
  await inBatches(dropSessions(db, now))
  await inBatches(dropVerifications(db, now))
  await inBatches(dropAttempts(db, now))
  await inBatches(dropVisitors(db, dayInDhaka()))
  await inBatches(dropMails(db, daysAgo(retention.mailDays).toISOString()))
  await inBatches(dropWaiting(db, dayInDhaka(daysAgo(retention.waitingDays))))
  await inBatches(dropActivity(db, daysAgo(retention.activityDays).toISOString()))
  await dropOutboxFiles(dataDir, daysAgo(retention.outboxDays))
  await removeStrayFiles(db, openStorage(config), daysAgo(1))
}
