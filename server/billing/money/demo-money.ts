import { momentInDhaka } from '../../../contract/shape/dates.ts'
import type { Db } from '../../../db/open.ts'
import { demoPaid, demoWays } from '../../../db/seed/payments.ts'
import type { BookingRow } from '../../booking/booking-state/booking-row.queries.ts'
import { bookingsSentFrom } from '../../booking/booking/booking.queries.ts'
import { changeStudio } from '../../platform/settings/settings.queries.ts'
import { issueInvoice } from '../document/issue-document.ts'
import { toBytes, writePaper } from '../offer/offer-paper.ts'
import { changeStatus, findOffer, insertAcceptance, markSent, saveDraft } from '../offer/offer.queries.ts'
import { suggestedOffer } from '../offer/suggested-offer.ts'
import { recordMoney } from '../payment/record-money.ts'

type DemoPayment = (typeof demoPaid)[number]['advance']

const dayMs = 86_400_000

/** Creates an offer at the price of the service, accepted by the client on that day. */
async function agree(trx: Db, row: BookingRow, acceptedAt: string) {
  const { id } = await saveDraft(trx, row.id, await suggestedOffer(trx, row))
  const { bytes, hash } = toBytes(await writePaper(trx, row, (await findOffer(trx, id))!))
  await markSent(trx, id, bytes, hash)
  const offer = (await changeStatus(trx, id, 'sent', 'accepted'))!
  await insertAcceptance(
    trx,
    { offer_id: id, sha256: hash, name: row.name, actor: 'client', address: '' },
    acceptedAt,
  )
  await issueInvoice(trx, row, offer)
  return offer
}

function recordDemoPayment(
  trx: Db,
  row: BookingRow,
  { way, transactionId }: DemoPayment,
  amount: number,
  paidAt: string,
) {
  const about = { provider: way, transaction_id: transactionId ?? null, sender: '', note: '' }
  const by = { user_id: null, idempotency_key: null }
  return recordMoney(
    trx,
    row,
    { way, amount, paid_at: paidAt, ...about, ...by },
    { actor: 'owner', tell: false },
  )
}

/** The demo's ways to pay, accepted offers and payments, recorded as by the owner but without mails. */
export async function addDemoMoney(trx: Db) {
  await changeStudio(trx, undefined, new Date().toISOString(), (now) => ({ ...now, payments: demoWays }))
  const emails = demoPaid.map(({ email }) => email)
  const rows = await bookingsSentFrom(trx, emails)
  const paid = new Map(demoPaid.map((one) => [one.email, one]))
  for (const row of rows) {
    const { advance, balance } = paid.get(row.email)!
    const dayAfter = new Date(Date.parse(row.created_at) + dayMs).toISOString()
    const { total, advance: first } = await agree(trx, row, dayAfter)
    await recordDemoPayment(trx, row, advance, first, dayAfter)
    if (balance)
      await recordDemoPayment(trx, row, balance, total - first, momentInDhaka(row.event_date, '20:00'))
  }
}
