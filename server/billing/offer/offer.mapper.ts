import { offerSums } from '../../../contract/billing/offer-sums.ts'
import type { Offer } from '../../../contract/billing/offer.ts'
import type { ListedOffer } from './offer.queries.ts'

export const toOffer = (row: ListedOffer): Offer => ({
  _id: row.id,
  version: row.version,
  status: row.status,
  content: row.content,
  sums: offerSums(row.content),
  sha256: row.sha256,
  sentAt: row.sent_at,
  endedAt: row.ended_at,
  acceptance: row.accepted_at
    ? {
        name: row.accepted_by!,
        sha256: row.accepted_sha256!,
        actor: row.accepted_actor!,
        address: row.accepted_from!,
        date: row.accepted_at,
      }
    : null,
  updatedAt: row.updated_at,
})
