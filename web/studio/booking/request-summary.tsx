import { classNames } from '../../ui/class-names.ts'
import { Check } from '../ui/icons.tsx'
import { t } from '../../../language/t.ts'

/** The sender of a booking or a message, and its subject. */
export const RequestSummary = ({ name, about }: { name: string; about: string }) => (
  <div>
    <span className="adm-cell-t">{name}</span>
    <span className="adm-cell-s">{about}</span>
  </div>
)

/** Red 'Pending' or green 'Solved'; spam is neither. */
export function StatusBadge({ resolved, spamSigns }: { resolved: boolean; spamSigns?: string[] }) {
  if (spamSigns?.length) return <span className="adm-badge">{t('Spam')}</span>
  return (
    <span className={classNames('adm-badge', resolved ? 'adm-solved' : 'adm-pending')}>
      {resolved && <Check />}
      {resolved ? t('Solved') : t('Pending')}
    </span>
  )
}
