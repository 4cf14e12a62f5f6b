import type { OfferStatus } from '../../../../contract/billing/offer.ts'
import { Check, Send } from '../../ui/icons.tsx'
import { type Label, t } from '../../../../language/t.ts'

const labels: Record<OfferStatus, Label> = {
  draft: 'Draft',
  sent: 'With the client',
  accepted: 'Accepted',
  replaced: 'Replaced',
  lapsed: 'Expired',
  withdrawn: 'Withdrawn',
}

export const OfferBadge = ({ status }: { status: OfferStatus }) => (
  <span className={`adm-badge${status === 'sent' ? ' adm-scheduled' : ''}`}>
    {status === 'sent' && <Send />}
    {status === 'accepted' && <Check />}
    {t(labels[status])}
  </span>
)
