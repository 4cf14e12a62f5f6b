import type { AttemptOutcome, ClientMoney } from '../../../contract/billing/client-offer.ts'
import type { AttemptStatus } from '../../../db/tables/billing.ts'
import type { Db } from '../../../db/open.ts'
import { readStudio } from '../../platform/settings/settings.queries.ts'
import type { Gateways } from '../providers/gateways.ts'
import { bookingOfKey } from '../../booking/booking-state/booking-key.ts'
import { type AttemptRow, lastAttempt, unclearAttempt } from '../gateway/attempt.queries.ts'
import { listDocuments } from '../document/document.queries.ts'
import { toDocument } from '../document/document.service.ts'
import { listClaims } from '../payment/claim.queries.ts'
import { listEntries, readBalance } from '../payment/payment.queries.ts'
import { waysByHand } from '../payment/ways-by-hand.ts'
import { listOffers, type ListedOffer } from './offer.queries.ts'

/** The offer to show: the open one, or else the accepted one, or else the newest. */
const currentOf = (sent: ListedOffer[]) =>
  sent.find(({ status }) => status === 'sent') ?? sent.find(({ status }) => status === 'accepted') ?? sent[0]

const toClientOffer = (row: ListedOffer): ClientMoney['offer'] => ({
  _id: row.id,
  paper: JSON.parse(row.paper!),
  sha256: row.sha256!,
  status: row.status,
  acceptedAt: row.accepted_at,
})

const toOlder = (row: ListedOffer): ClientMoney['older'][number] => ({
  _id: row.id,
  version: row.version,
  status: row.status,
  sentAt: row.sent_at!,
})

const outcomes: Record<AttemptStatus, AttemptOutcome> = {
  starting: 'unknown',
  open: 'unknown',
  odd: 'unknown',
  paid: 'paid',
  cancelled: 'cancelled',
  expired: 'cancelled',
  failed: 'failed',
}

/** Null if there is nothing to show: not approved yet, or checked by the owner. */
function outcomeOf({ status, unclear_since, seen_at, payment_id }: AttemptRow): AttemptOutcome | null {
  if (status === 'open' && unclear_since === null) return null
  if (status !== 'odd') return outcomes[status]
  if (payment_id) return 'paid'
  return seen_at ? null : 'unknown'
}

function toClientAttempt(attempt: AttemptRow | undefined): ClientMoney['attempt'] {
  const outcome = attempt && outcomeOf(attempt)
  if (!outcome) return null
  const { provider, amount, gateway_id: number, created_at: startedAt, asked_at: askedAt } = attempt
  return { provider, outcome, amount, number, startedAt, askedAt }
}

/** Offers, payments and balance for the client's page: the same data as for the owner, without drafts. */
export async function readClientMoney(
  db: Db,
  gateways: Gateways,
  reference: string,
  key: string,
): Promise<ClientMoney> {
  const { id } = await bookingOfKey(db, reference, key)
  const [offers, entries, claims, balance, documents, attempt, studio, online] = await Promise.all([
    listOffers(db, id),
    listEntries(db, id),
    listClaims(db, id),
    readBalance(db, id),
    listDocuments(db, id),
    unclearAttempt(db, id).then((unclear) => unclear ?? lastAttempt(db, id)),
    readStudio(db),
    gateways.list(),
  ])
  const sent = offers.filter(({ status }) => status !== 'draft')
  const current = currentOf(sent)
  return {
    offer: current ? toClientOffer(current) : null,
    older: sent.filter((offer) => offer !== current).map(toOlder),
    balance,
    payments: entries
      .filter(({ kind, reversal_id }) => kind !== 'reversal' && !reversal_id)
      .map(({ id: _id, amount, way, transaction_id, paid_at }) => ({
        _id,
        amount,
        way,
        transactionId: transaction_id,
        paidAt: paid_at,
        receipt: documents.find(({ payment_id }) => payment_id === _id)?.id ?? null,
      })),
    claims: claims.map(({ id: _id, way, transaction_id, status, created_at }) => ({
      _id,
      way,
      transactionId: transaction_id,
      status,
      date: created_at,
    })),
    byHand: waysByHand(studio.payments),
    attempt: toClientAttempt(attempt),
    online: online.filter(({ on }) => on).map(({ provider }) => provider),
    documents: documents.map(toDocument),
  }
}
