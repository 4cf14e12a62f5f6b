import type { OfferPaper } from '../../../contract/billing/client-offer.ts'
import { formatLongDay } from '../../../contract/shape/dates.ts'
import { formatPaisa } from '../../../contract/shape/money.ts'
import { t } from '../../../language/t.ts'
import { oneLine } from '../../platform/mail/letter-parts.ts'

/** The sums of an offer, in the current language. */
export const offerFacts = ({ total, advance, validUntil }: OfferPaper): [string, string][] => [
  [t('Total'), formatPaisa(total)],
  ...(advance > 0 ? ([[t('Advance'), formatPaisa(advance)]] as [string, string][]) : []),
  [t('Valid until'), formatLongDay(validUntil)],
]

/** The record of an acceptance in the mails to both sides. */
export const acceptanceFacts = (paper: OfferPaper, name: string, sha256: string): [string, string][] => [
  [t('Accepted by'), oneLine(name)],
  ...offerFacts(paper).slice(0, -1),
  [t('Fingerprint (SHA-256)'), sha256],
]
