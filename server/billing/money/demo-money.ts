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
import { enterMoney } from '../payment/enter-money.ts'

type Paid = (typeof demoPaid)[number]['advance']

const dayMs = 86_400_000

/** An offer that the client accepted that day, at the price of the service. */
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

function enter(trx: Db, row: BookingRow, { way, transactionId }: Paid, amount: number, paidAt: string) {
  const about = { provider: way, transaction_id: transactionId ?? null, sender: '', note: '' }
  const by = { user_id: null, idempotency_key: null }
  return enterMoney(
    trx,
    row,
    { way, amount, paid_at: paidAt, ...about, ...by },
    { actor: 'owner', tell: false },
  )
}

/** How the demo's clients can pay, and what they agreed to and paid, entered as an owner enters it, without the mails. */
export async function addDemoMoney(trx: Db) {
  await changeStudio(trx, undefined, new Date().toISOString(), (now) => ({ ...now, payments: demoWays }))
  const emails = demoPaid.map(({ email }) => email)
  const rows = await bookingsSentFrom(trx, emails)
  const paid = new Map(demoPaid.map((one) => [one.email, one]))
  for (const row of rows) {
    const { advance, balance } = paid.get(row.email)!
    const dayAfter = new Date(Date.parse(row.created_at) + dayMs).toISOString()
    const { total, advance: first } = await agree(trx, row, dayAfter)
    await enter(trx, row, advance, first, dayAfter)
    if (balance) await enter(trx, row, balance, total - first, momentInDhaka(row.event_date, '20:00'))
  }
}
