import type {
  DocumentKind,
  DocumentPaper,
  InvoicePaper,
  PaperHead,
  ReceiptPaper,
} from '../../../contract/billing/document.ts'
import { offerSums } from '../../../contract/billing/offer-sums.ts'
import { addressLines, siteName } from '../../../contract/shape/site.ts'
import { dayIn } from '../../../contract/shape/zone.ts'
import type { Db } from '../../../db/open.ts'
import { withTranslatedService, writeIn } from '../../platform/mail/recipient.ts'
import { readStudio } from '../../platform/settings/settings.queries.ts'
import { toBooking } from '../../booking/booking/booking.mapper.ts'
import type { BookingRow } from '../../booking/booking-state/booking-row.queries.ts'
import { sha256 } from '../offer/offer-paper.ts'
import { type OfferRow, findOfferByStatus } from '../offer/offer.queries.ts'
import { readBalance, type PaymentRow } from '../payment/payment.queries.ts'
import { insertDocument, invoiceOf, nextPosition } from './document.queries.ts'

const numberPrefixes: Record<DocumentKind, string> = { invoice: '', receipt: 'R' }

/** The head of a paper in the client's language. */
const headOf = (trx: Db, row: BookingRow, number: string, date: string) =>
  writeIn(trx, row.language, async (site): Promise<PaperHead> => {
    const { serviceTitle } = await withTranslatedService(trx, toBooking(row, 'everyone'))
    return {
      number,
      language: row.language,
      date,
      reference: row.reference,
      from: {
        name: siteName(site),
        address: addressLines(site.address).join('\n'),
        email: site.email,
        phone: site.phone,
      },
      to: { name: row.name, address: row.address },
      service: serviceTitle,
      eventDate: row.event_date,
    }
  })

interface DocumentSource {
  kind: DocumentKind
  offerId?: string
  paymentId?: string
}

/** Numbers and stores a document. Call it in the transaction of its cause, so that no number is lost. */
async function issue(
  trx: Db,
  row: BookingRow,
  { kind, offerId, paymentId }: DocumentSource,
  write: (head: PaperHead) => DocumentPaper,
) {
  const { calendar, referencePrefix } = await readStudio(trx)
  const date = dayIn(calendar.zone, Date.now())
  const year = Number(date.slice(0, 4))
  const position = await nextPosition(trx, kind, year)
  const number = `${referencePrefix}-${year}-${numberPrefixes[kind]}${String(position).padStart(4, '0')}`
  const paper = JSON.stringify(write(await headOf(trx, row, number, date)))
  return insertDocument(trx, {
    kind,
    year,
    position,
    number,
    booking_id: row.id,
    offer_id: offerId ?? null,
    payment_id: paymentId ?? null,
    paper,
    sha256: sha256(paper),
  })
}

/** The invoice of an accepted offer. */
export const issueInvoice = (trx: Db, row: BookingRow, { id, content }: OfferRow) =>
  issue(trx, row, { kind: 'invoice', offerId: id }, (head): InvoicePaper => ({
    ...head,
    kind: 'invoice',
    lines: content.lines,
    ...offerSums(content),
    dueOn: content.balanceDueOn ?? row.event_date,
    terms: content.terms,
  }))

/** The receipt of a payment, with the balance after it. */
export async function issueReceipt(trx: Db, row: BookingRow, payment: PaymentRow) {
  const [{ agreed, balance }, invoice, offer] = await Promise.all([
    readBalance(trx, row.id),
    invoiceOf(trx, row.id),
    findOfferByStatus(trx, row.id, 'accepted'),
  ])
  return issue(trx, row, { kind: 'receipt', paymentId: payment.id }, (head): ReceiptPaper => ({
    ...head,
    kind: 'receipt',
    amount: payment.amount,
    way: payment.way,
    transactionId: payment.transaction_id,
    paidAt: payment.paid_at,
    invoice: invoice?.number ?? null,
    total: agreed,
    advance: offer?.advance,
    open: agreed === null ? null : balance,
  }))
}
