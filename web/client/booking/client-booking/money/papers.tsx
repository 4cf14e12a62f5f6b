import type { ClientMoney } from '../../../../../contract/billing/client-offer.ts'
import type { OfferStatus } from '../../../../../contract/billing/offer.ts'
import { localDigits } from '../../../../../language/numbers.ts'
import { type Label, t } from '../../../../../language/t.ts'
import { PaperLink } from './paper-link.tsx'

const ends: Partial<Record<OfferStatus, Label>> = {
  replaced: 'replaced by a newer one',
  lapsed: 'expired',
  withdrawn: 'withdrawn',
}

/** All documents except receipts, which are listed with their payments. */
export function Papers({ money }: { money: ClientMoney }) {
  const { offer, older, documents } = money
  const offers = [
    ...(offer ? [{ _id: offer._id, version: offer.paper.version, status: offer.status }] : []),
    ...older,
  ]
  return (
    <ul className="due-papers">
      {documents
        .filter(({ kind }) => kind === 'invoice')
        .map(({ _id, number, cancelledAt }) => (
          <li key={_id}>
            <PaperLink id={_id}>{t('Invoice {number}', { number })}</PaperLink>
            {cancelledAt && <span>{t('cancelled')}</span>}
          </li>
        ))}
      {offers.map(({ _id, version, status }) => (
        <li key={_id}>
          <PaperLink id={_id}>{t('Offer, version {n}', { n: localDigits(version) })}</PaperLink>
          {ends[status] && <span>{t(ends[status])}</span>}
        </li>
      ))}
    </ul>
  )
}
