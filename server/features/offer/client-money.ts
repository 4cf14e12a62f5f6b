import type { ClientMoney } from '../../../contract/client-offer.ts'
import { type Payments } from '../../../contract/studio-settings.ts'
import { shownPhone } from '../../../contract/phone.ts'
import type { Db } from '../../../db/open.ts'
import { readStudio } from '../../site/studio.queries.ts'
import type { Gateways } from '../../payments/gateways.ts'
import { bookingOfKey } from '../booking-state/booking-key.ts'
import { listDocuments } from '../document/document.queries.ts'
import { toDocument } from '../document/document.service.ts'
import { listClaims } from '../payment/claim.queries.ts'
import { listEntries, readBalance } from '../payment/payment.queries.ts'
import { listOffers, type ListedOffer } from './offer.queries.ts'

const toClientOffer = (row: ListedOffer): ClientMoney['offer'] => ({
  _id: row.id,
  paper: JSON.parse(row.paper!),
  sha256: row.sha256!,
  status: row.status,
  acceptedAt: row.accepted_at,
})

/** The numbers and accounts that the owner has named. */
function waysByHand(payments: Payments | null): ClientMoney['byHand'] {
  if (!payments) return []
  const { bank, cash } = payments
  const wallets = (['bkash', 'nagad', 'rocket'] as const).filter((way) => payments[way].on)
  return [
    ...wallets.map((way) => ({ way, to: shownPhone(payments[way].number) })),
    ...(bank.on ? [{ way: 'bank' as const, to: bank.details }] : []),
    ...(cash ? [{ way: 'cash' as const, to: '' }] : []),
  ]
}

/** What a client sees of the money, with the secret of their link: the truth that the owner sees, but for drafts. */
export async function readClientMoney(
  db: Db,
  gateways: Gateways,
  reference: string,
  key: string,
): Promise<ClientMoney> {
  const { id } = await bookingOfKey(db, reference, key)
  const [offers, entries, claims, balance, documents, studio, online] = await Promise.all([
    listOffers(db, id),
    listEntries(db, id),
    listClaims(db, id),
    readBalance(db, id),
    listDocuments(db, id),
    readStudio(db),
    gateways.list(),
  ])
  const newest = offers.find(({ status }) => status !== 'draft')
  return {
    offer: newest ? toClientOffer(newest) : null,
    balance,
    payments: entries
      .filter(({ kind, reversal_id }) => kind !== 'reversal' && !reversal_id)
      .map(({ amount, way, transaction_id, paid_at }) => ({
        amount,
        way,
        transactionId: transaction_id,
        paidAt: paid_at,
      })),
    claims: claims.map(({ transaction_id, status, created_at }) => ({
      transactionId: transaction_id,
      status,
      date: created_at,
    })),
    byHand: waysByHand(studio.payments),
    online: online.filter(({ on }) => on).map(({ provider }) => provider),
    documents: documents.map(toDocument),
  }
}
