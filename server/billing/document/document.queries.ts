import type { Insertable, Selectable } from 'kysely'
import type { DocumentKind } from '../../../contract/billing/document.ts'
import { newId } from '../../../db/ids.ts'
import type { DocumentTable, PaperFileTable } from '../../../db/tables/billing.ts'
import type { Db } from '../../../db/open.ts'
import { cancelDocuments } from '../../booking/booking-state/ended-booking.queries.ts'

export type DocumentRow = Selectable<DocumentTable>

/** The next number of a series. Locks the series until the transaction ends, so that numbers have no gaps. */
export async function nextPosition(trx: Db, kind: DocumentKind, year: number) {
  const { last } = await trx
    .insertInto('document_counter')
    .values({ series: `${kind}-${year}`, last: 1 })
    .onConflict((c) => c.column('series').doUpdateSet((e) => ({ last: e('document_counter.last', '+', 1) })))
    .returning('last')
    .executeTakeFirstOrThrow()
  return last
}

type NewDocument = Omit<DocumentRow, 'id' | 'cancelled_at' | 'cancel_reason' | 'created_at'>

export const insertDocument = (trx: Db, document: NewDocument) =>
  trx
    .insertInto('document')
    .values({ ...document, id: newId(), created_at: new Date().toISOString() })
    .returningAll()
    .executeTakeFirstOrThrow()

export const listDocuments = (db: Db, bookingId: string) =>
  db.selectFrom('document').selectAll().where('booking_id', '=', bookingId).orderBy('id').execute()

export const findDocument = (db: Db, id: string) =>
  db.selectFrom('document').selectAll().where('id', '=', id).executeTakeFirst()

/** The invoice that is not cancelled. */
export const invoiceOf = (db: Db, bookingId: string) =>
  db
    .selectFrom('document')
    .selectAll()
    .where('booking_id', '=', bookingId)
    .where('kind', '=', 'invoice')
    .where('cancelled_at', 'is', null)
    .executeTakeFirst()

/** Cancels a document and returns it, unless it was cancelled already. */
export const cancelDocument = (trx: Db, id: string, reason: string) =>
  cancelDocuments(trx, reason).where('id', '=', id).returningAll().executeTakeFirst()

export const cancelReceipt = (trx: Db, paymentId: string, reason: string) =>
  cancelDocuments(trx, reason).where('payment_id', '=', paymentId).execute()

export const findPaperFile = (db: Db, name: string) =>
  db.selectFrom('paper_file').select('pdf').where('name', '=', name).executeTakeFirst()

/** Does nothing if another request has stored the file already. */
export const insertPaperFile = (db: Db, file: Omit<Insertable<PaperFileTable>, 'created_at'>) =>
  db
    .insertInto('paper_file')
    .values({ ...file, created_at: new Date().toISOString() })
    .onConflict((c) => c.column('name').doNothing())
    .execute()
