import type { Invoice } from '../../../../contract/billing/money-page.ts'
import { Check, Clock } from '../../ui/icons.tsx'
import { t } from '../../../../language/t.ts'

/** Red for overdue, green for paid. */
export function InvoiceBadge({ state, paid }: Pick<Invoice, 'state' | 'paid'>) {
  if (state === 'overdue') return <span className="adm-badge adm-pending">{t('Overdue')}</span>
  if (state === 'paid')
    return (
      <span className="adm-badge adm-solved">
        <Check />
        {t('Paid')}
      </span>
    )
  if (state === 'cancelled') return <span className="adm-badge adm-struck">{t('Cancelled')}</span>
  return (
    <span className="adm-badge">
      {paid > 0 && <Clock />}
      {paid > 0 ? t('Partly paid') : t('Open')}
    </span>
  )
}
