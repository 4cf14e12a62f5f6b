import { translated } from '../../../language/t.ts'
import type { Document } from '../../../contract/billing/document.ts'
import type { Db } from '../../../db/open.ts'
import { conflict, notFound } from '../../platform/http/errors.ts'
import { bookingOfKey } from '../../booking/booking-state/booking-key.ts'
import { requireBooking } from '../../booking/booking-state/booking-state.service.ts'
import { findOfferByStatus } from '../offer/offer.queries.ts'
import { lockForPayment } from '../payment/payment.service.ts'
import * as queries from './document.queries.ts'
import { readPaperFile } from './paper-file.ts'
import { issueInvoice } from './issue-document.ts'

export const toDocument = (row: queries.DocumentRow): Document => ({
  _id: row.id,
  kind: row.kind,
  number: row.number,
  paper: JSON.parse(row.paper),
  sha256: row.sha256,
  cancelledAt: row.cancelled_at,
  cancelReason: translated(row.cancel_reason),
  date: row.created_at,
})

export async function readDocuments(db: Db, bookingId: string) {
  await requireBooking(db, bookingId)
  return (await queries.listDocuments(db, bookingId)).map(toDocument)
}

async function lockAndCancel(trx: Db, id: string, reason: string) {
  const document = await queries.findDocument(trx, id)
  if (!document) throw notFound('document')
  const row = await lockForPayment(trx, document.booking_id)
  if (!(await queries.cancelDocument(trx, id, reason)))
    throw conflict('This document has already been cancelled.')
  return { document, row }
}

export const cancelDocument = (db: Db, id: string, reason: string) =>
  db.transaction().execute(async (trx) => void (await lockAndCancel(trx, id, reason)))

/** Cancels an invoice and issues a new one with the next number; the old number stays used. */
export const reissueInvoice = (db: Db, id: string, reason: string) =>
  db.transaction().execute(async (trx) => {
    const { document, row } = await lockAndCancel(trx, id, reason)
    const offer = await findOfferByStatus(trx, row.id, 'accepted')
    if (document.kind !== 'invoice' || !offer)
      throw conflict('Only the invoice of an accepted offer can be reissued.')
    return issueInvoice(trx, row, offer)
  })

/** A paper of the client's own booking. */
export async function readClientPaper(db: Db, reference: string, key: string, id: string) {
  const row = await bookingOfKey(db, reference, key)
  return readPaperFile(db, id, row.id)
}
