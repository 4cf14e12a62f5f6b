import { classNames } from '../class-names.ts'
import { Check } from './icons.tsx'

/** Red 'Pending' or green 'Solved'. */
export function StatusBadge({ resolved }: { resolved: boolean }) {
  return (
    <span className={classNames('adm-badge', resolved ? 'adm-solved' : 'adm-pending')}>
      {resolved && <Check />}
      {resolved ? 'Solved' : 'Pending'}
    </span>
  )
}
