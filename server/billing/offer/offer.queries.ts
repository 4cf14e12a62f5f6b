import type { Selectable } from 'kysely'
import { offerSums } from '../../../contract/billing/offer-sums.ts'
import type { OfferContent, OfferStatus } from '../../../contract/billing/offer.ts'
import { newId } from '../../../db/ids.ts'
import type { AcceptanceTable, OfferTable } from '../../../db/tables/billing.ts'
import type { Db } from '../../../db/open.ts'

export type OfferRow = Selectable<OfferTable>

const now = () => new Date().toISOString()

/** Newest first, with their acceptances. */
export const listOffers = (db: Db, bookingId: string) =>
  db
    .selectFrom('offer')
    .leftJoin('acceptance', 'acceptance.offer_id', 'offer.id')
    .selectAll('offer')
    .select([
      'acceptance.name as accepted_by',
      'acceptance.sha256 as accepted_sha256',
      'acceptance.actor as accepted_actor',
      'acceptance.address as accepted_from',
      'acceptance.created_at as accepted_at',
    ])
    .where('booking_id', '=', bookingId)
    .orderBy('version', 'desc')
    .execute()
export type ListedOffer = Awaited<ReturnType<typeof listOffers>>[number]

export const findOffer = (db: Db, id: string) =>
  db.selectFrom('offer').selectAll().where('id', '=', id).executeTakeFirst()

/** The offer of a booking with this status; there is at most one of each. */
export const findOfferByStatus = (db: Db, bookingId: string, status: 'draft' | 'sent' | 'accepted') =>
  db
    .selectFrom('offer')
    .selectAll()
    .where('booking_id', '=', bookingId)
    .where('status', '=', status)
    .executeTakeFirst()

const columnsOf = (content: OfferContent) => {
  const { total, advance } = offerSums(content)
  return {
    content: JSON.stringify(content),
    total,
    advance,
    balance_due_on: content.balanceDueOn ?? null,
    updated_at: now(),
  }
}

/** Call it while the booking row is locked. */
export async function saveDraft(trx: Db, bookingId: string, content: OfferContent) {
  const changed = await trx
    .updateTable('offer')
    .set(columnsOf(content))
    .where('booking_id', '=', bookingId)
    .where('status', '=', 'draft')
    .returning(['id', 'version'])
    .executeTakeFirst()
  if (changed) return changed
  const { last } = await trx
    .selectFrom('offer')
    .where('booking_id', '=', bookingId)
    .select((e) => e.fn.max<number | null>('version').as('last'))
    .executeTakeFirstOrThrow()
  return trx
    .insertInto('offer')
    .values({
      id: newId(),
      booking_id: bookingId,
      version: (last ?? 0) + 1,
      status: 'draft',
      created_at: now(),
      ...columnsOf(content),
    })
    .returning(['id', 'version'])
    .executeTakeFirstOrThrow()
}

/** A sent offer can no longer change. */
export const markSent = (trx: Db, id: string, paper: string, sha256: string) =>
  trx
    .updateTable('offer')
    .set({ status: 'sent', paper, sha256, sent_at: now(), updated_at: now() })
    .where('id', '=', id)
    .where('status', '=', 'draft')
    .execute()

/** Changes the status and returns the row, if it had the expected status. */
export const changeStatus = (trx: Db, id: string, from: OfferStatus, to: OfferStatus) =>
  trx
    .updateTable('offer')
    .set({ status: to, updated_at: now(), ended_at: to === 'accepted' ? null : now() })
    .where('id', '=', id)
    .where('status', '=', from)
    .returningAll()
    .executeTakeFirst()

export const insertAcceptance = (
  trx: Db,
  acceptance: Omit<Selectable<AcceptanceTable>, 'created_at'>,
  created_at = now(),
) =>
  trx
    .insertInto('acceptance')
    .values({ ...acceptance, created_at })
    .execute()
