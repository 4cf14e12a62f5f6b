import type { Backup } from '../../../../contract/studio/backup.ts'
import { formatUsDateTime } from '../../../../contract/shape/dates.ts'
import { Check } from '../../ui/icons.tsx'
import { plural, t, fullStop } from '../../../../language/t.ts'

/** Whether the backup could be restored, and when that was checked. */
export function BackupState({ checking, check }: Pick<Backup, 'checking' | 'check'>) {
  if (checking) return <span className="adm-badge">{t('Being checked')}</span>
  if (!check) return <span className="adm-badge">{t('Not checked yet')}</span>
  const when = (
    <time dateTime={check.at}>{t('Checked {moment}', { moment: formatUsDateTime(check.at) })}</time>
  )
  if (check.problem)
    return (
      <>
        <span className="adm-badge adm-pending">{t('Damaged')}</span>
        <span className="adm-cell-s">
          {check.problem} {when}
        </span>
      </>
    )
  return (
    <>
      <span className="adm-badge adm-solved">
        <Check />
        {t('Intact')}
      </span>
      <span className="adm-cell-s">
        {plural(check.rows, '{n} row', '{n} rows')}, {plural(check.files, '{n} file', '{n} files')}
        {fullStop()} {when}
      </span>
    </>
  )
}
