import { sql } from 'kysely'
import { Migrator } from 'kysely/migration'
import { identity } from './migrations/001-identity.ts'
import { content } from './migrations/002-content.ts'
import { requests } from './migrations/003-requests.ts'
import { pictures } from './migrations/004-pictures.ts'
import { jobs } from './migrations/005-jobs.ts'
import { lists } from './migrations/006-lists.ts'
import { publishing } from './migrations/007-publishing.ts'
import { uploads } from './migrations/008-uploads.ts'
import { mails } from './migrations/009-mails.ts'
import { spamAndOutbox } from './migrations/010-spam-and-outbox.ts'
import { limits } from './migrations/011-limits.ts'
import { counts } from './migrations/012-counts.ts'
import { reviewKey } from './migrations/013-review-key.ts'
import { oneAccount } from './migrations/014-one-account.ts'
import { viewsByDay } from './migrations/015-views-by-day.ts'
import { replyMail } from './migrations/016-reply-mail.ts'
import { searching } from './migrations/017-searching.ts'
import { idempotencyKey } from './migrations/018-idempotency-key.ts'
import { invalidation } from './migrations/019-invalidation.ts'
import { answering } from './migrations/020-answering.ts'
import { ownerWrites } from './migrations/021-owner-writes.ts'
import { persons } from './migrations/022-persons.ts'
import { serviceOrder } from './migrations/023-service-order.ts'
import { focalPoint } from './migrations/024-focal-point.ts'
import { postSearch } from './migrations/025-post-search.ts'
import { work } from './migrations/065-work.ts'
import { cameraFacts } from './migrations/066-camera-facts.ts'
import { hoursOfEachDay } from './migrations/070-hours-of-each-day.ts'
import { repeatedBlocks } from './migrations/071-repeated-blocks.ts'
import { oddPaymentSeen } from './migrations/073-odd-payment-seen.ts'
import { accountLanguage } from './migrations/076-account-language.ts'
import { banglaAddresses } from './migrations/077-bangla-addresses.ts'
import { pictureWords } from './migrations/026-picture-words.ts'
import { calendar } from './migrations/030-calendar.ts'
import { noOverlap } from './migrations/031-no-overlap.ts'
import { translations } from './migrations/040-translations.ts'
import { messageLanguage } from './migrations/041-message-language.ts'
import { outsideCalendars } from './migrations/044-outside-calendars.ts'
import { translatedOriginal } from './migrations/046-translated-original.ts'
import { ledger } from './migrations/050-ledger.ts'
import { offers } from './migrations/051-offers.ts'
import { documents } from './migrations/052-documents.ts'
import { clientThread } from './migrations/042-client-thread.ts'
import { gateways } from './migrations/053-gateways.ts'
import { paperFiles } from './migrations/054-paper-files.ts'
import { galleries } from './migrations/060-galleries.ts'
import { galleryAsks } from './migrations/067-gallery-asks.ts'
import { galleryWords } from './migrations/068-gallery-words.ts'
import { gallerySettings } from './migrations/078-gallery-settings.ts'
import { paymentOutcomes } from './migrations/080-payment-outcomes.ts'
import { refundable } from './migrations/081-refundable.ts'
import { noReplacing } from './migrations/082-no-replacing.ts'
import { galleryActivity } from './migrations/085-gallery-activity.ts'
import { waitingOnce } from './migrations/086-waiting-once.ts'
import { bookingSituation } from './migrations/095-booking-situation.ts'
import { heldProposals } from './migrations/096-held-proposals.ts'
import { solvingReplies } from './migrations/097-solving-replies.ts'
import { erasedBookings } from './migrations/098-erased-bookings.ts'
import { serviceHero } from './migrations/100-service-hero.ts'
import { bookingOfPapers } from './migrations/105-booking-of-papers.ts'
import { bookingHours } from './migrations/120-booking-hours.ts'
import { contentVersion } from './migrations/130-content-version.ts'
import { dueDayStays } from './migrations/140-due-day-stays.ts'
import { galleryOrder } from './migrations/106-gallery-order.ts'
import { cancelRules } from './migrations/110-cancel-rules.ts'
import { spelling, type Migration } from './migrations/migration.ts'
import type { Database } from './open.ts'

const migrations: Record<string, Migration> = {
  '001-identity': identity,
  '002-content': content,
  '003-requests': requests,
  '004-pictures': pictures,
  '005-jobs': jobs,
  '006-lists': lists,
  '007-publishing': publishing,
  '008-uploads': uploads,
  '009-mails': mails,
  '010-spam-and-outbox': spamAndOutbox,
  '011-limits': limits,
  '012-counts': counts,
  '013-review-key': reviewKey,
  '014-one-account': oneAccount,
  '015-views-by-day': viewsByDay,
  '016-reply-mail': replyMail,
  '017-searching': searching,
  '018-idempotency-key': idempotencyKey,
  '019-invalidation': invalidation,
  '020-answering': answering,
  '021-owner-writes': ownerWrites,
  '022-persons': persons,
  '023-service-order': serviceOrder,
  '024-focal-point': focalPoint,
  '025-post-search': postSearch,
  '026-picture-words': pictureWords,
  '030-calendar': calendar,
  '031-no-overlap': noOverlap,
  '040-translations': translations,
  '041-message-language': messageLanguage,
  '042-client-thread': clientThread,
  '044-outside-calendars': outsideCalendars,
  '046-translated-original': translatedOriginal,
  '050-ledger': ledger,
  '051-offers': offers,
  '052-documents': documents,
  '053-gateways': gateways,
  '054-paper-files': paperFiles,
  '060-galleries': galleries,
  '065-work': work,
  '066-camera-facts': cameraFacts,
  '067-gallery-asks': galleryAsks,
  '068-gallery-words': galleryWords,
  '070-hours-of-each-day': hoursOfEachDay,
  '071-repeated-blocks': repeatedBlocks,
  '073-odd-payment-seen': oddPaymentSeen,
  '076-account-language': accountLanguage,
  '077-bangla-addresses': banglaAddresses,
  '078-gallery-settings': gallerySettings,
  '080-payment-outcomes': paymentOutcomes,
  '081-refundable': refundable,
  '082-no-replacing': noReplacing,
  '085-gallery-activity': galleryActivity,
  '086-waiting-once': waitingOnce,
  '095-booking-situation': bookingSituation,
  '096-held-proposals': heldProposals,
  '097-solving-replies': solvingReplies,
  '098-erased-bookings': erasedBookings,
  '100-service-hero': serviceHero,
  '105-booking-of-papers': bookingOfPapers,
  '106-gallery-order': galleryOrder,
  '110-cancel-rules': cancelRules,
  '120-booking-hours': bookingHours,
  '130-content-version': contentVersion,
  '140-due-day-stays': dueDayStays,
}

export const migrationNames = Object.keys(migrations)

export class NewerDatabaseError extends Error {
  override name = 'NewerDatabaseError'
}

type Migratable = Pick<Database, 'db' | 'engine'>

const migratorOf = ({ db, engine }: Migratable) =>
  new Migrator({
    db,
    provider: {
      getMigrations: async () =>
        Object.fromEntries(
          Object.entries(migrations).map(([name, run]) => [
            name,
            {
              up: async (connection) => {
                // A table whose rows wait for a deferred trigger cannot be altered.
                if (engine === 'postgres') await sql`set constraints all immediate`.execute(connection)
                await run(connection, spelling(engine))
              },
            },
          ]),
        ),
    },
  })

/** Names of migrations the database has seen, in order; empty for a new one. */
async function applied({ db }: Migratable) {
  const tables = await db.introspection.getTables({ withInternalKyselyTables: true })
  if (!tables.some((table) => table.name === 'kysely_migration')) return []
  const rows = await db
    .selectFrom('kysely_migration' as never)
    .select('name' as never)
    .orderBy('name' as never)
    .execute()
  return (rows as { name: string }[]).map((row) => row.name)
}

/** The same, where this code has to know them all. */
export async function appliedMigrations(database: Migratable) {
  const names = await applied(database)
  const unknown = names.filter((name) => !(name in migrations))
  if (unknown.length > 0) {
    throw new NewerDatabaseError(
      `The database was written by a newer version of this site (it has ${unknown.join(', ')}). Update the code, or restore a backup made with this version.`,
    )
  }
  return names
}

/** A newer process may have brought it further already, while the older ones are still being replaced. */
export const isMigrated = async (database: Database) =>
  (await applied(database)).length >= migrationNames.length

/**
 * Brings the database up to date, or up to a migration of the past. Safe when several processes start at once: Kysely
 * locks on PostgreSQL, the transaction locks on SQLite.
 */
export async function migrate(database: Migratable, last = migrationNames.at(-1)!): Promise<string[]> {
  await appliedMigrations(database)
  const { error, results = [] } = await migratorOf(database).migrateTo(last)
  if (error) throw error
  return results.map((result) => result.migrationName)
}
