import type { Backup } from '../../../contract/backup.ts'
import { formatUsDateTime } from '../../../contract/dates.ts'
import { countOf } from '../../lib/admin/days.ts'
import { Check } from '../../ui/admin/icons.tsx'

/** Whether it could be brought back, and since when that is known. */
export function BackupState({ checking, check }: Pick<Backup, 'checking' | 'check'>) {
  if (checking) return <span className="adm-badge">Being checked</span>
  if (!check) return <span className="adm-badge">Not checked yet</span>
  const when = <time dateTime={check.at}>{formatUsDateTime(check.at)}</time>
  if (check.problem)
    return (
      <>
        <span className="adm-badge adm-pending">Damaged</span>
        <span className="adm-cell-s">
          {check.problem} Checked {when}.
        </span>
      </>
    )
  return (
    <>
      <span className="adm-badge adm-solved">
        <Check />
        Whole
      </span>
      <span className="adm-cell-s">
        {countOf(check.rows, 'row')}, {countOf(check.files, 'file')}, checked {when}
      </span>
    </>
  )
}
