import type { ReactNode } from 'react'
import { api } from '../../../../contract/api.ts'
import type { Backup, MakingBackup } from '../../../../contract/studio/backup.ts'
import { formatUsDateTime } from '../../../../contract/shape/dates.ts'
import { shownSize } from '../../../../contract/shape/sizes.ts'
import { address } from '../../../lib/api.ts'
import { useApiUrl } from '../../../lib/root-data.ts'
import { signedCall } from '../../../lib/signed-call.ts'
import { Button } from '../../../ui/button.tsx'
import { Download, Trash } from '../../ui/icons.tsx'
import { IconButton } from '../../ui/icon-button.tsx'
import { RecordList } from '../../ui/list-page.tsx'
import type { Column } from '../../ui/table.tsx'
import { useCall } from '../../ui/use-call.ts'
import { CircleAlert } from '../../../ui/icons.tsx'
import { BackupState } from './backup-state.tsx'
import { usePolling } from './use-polling.ts'
import { t } from '../../../../language/t.ts'

interface BackupsPanelProps {
  backups: Backup[]
  making: MakingBackup | null
  daily: boolean
}

const nameOf = ({ madeAt }: Backup) => t('backup of {madeAt}', { madeAt: formatUsDateTime(madeAt) })

const Problem = ({ children }: { children: ReactNode }) => (
  <p className="field-error">
    <CircleAlert />
    <span>{children}</span>
  </p>
)

function Making({ making }: { making: MakingBackup | null }) {
  if (!making) return null
  const { state, problem } = making
  if (state === 'failed')
    return <Problem>{t('The last backup could not be made. {problem}', { problem: problem ?? '' })}</Problem>
  if (state === 'running') return <p>{t('The backup is being made and checked. You can leave this page.')}</p>
  if (problem)
    return <Problem>{t('The backup failed and is tried again by itself. {problem}', { problem })}</Problem>
  return <p>{t('The backup is queued.')}</p>
}

function CheckButton({ backup }: { backup: Backup }) {
  const check = useCall(api.backup.check)
  return (
    <Button
      look="line"
      small
      busy={backup.checking || check.busy}
      aria-label={t('Check {backup}', { backup: nameOf(backup) })}
      onClick={() => void check.send({ params: { id: backup._id } })}
    >
      {t('Check')}
    </Button>
  )
}

const columns = (apiUrl: string, askRemoval: (backup: Backup) => void): Column<Backup>[] => [
  {
    head: t('Made'),
    cell: ({ madeAt, daily }) => (
      <>
        <time className="adm-cell-t adm-num adm-nb" dateTime={madeAt}>
          {formatUsDateTime(madeAt)}
        </time>
        <span className="adm-cell-s">{daily ? t('Daily') : t('Manual')}</span>
      </>
    ),
  },
  {
    head: t('Size'),
    place: 'text',
    cell: ({ size }) => <span className="adm-num adm-nb">{shownSize(size)}</span>,
  },
  { head: t('State'), place: 'text', cell: (backup) => <BackupState {...backup} /> },
  {
    head: t('Download / Check / Delete'),
    align: 'end',
    tight: true,
    place: 'acts',
    cell: (backup) => (
      <div className="row adm-acts-row">
        <a
          className="btn btn-line btn-sm"
          href={apiUrl + address(api.backup.download, { id: backup._id })}
          download
          aria-label={t('Download {backup}', { backup: nameOf(backup) })}
        >
          <Download />
          {t('Download')}
        </a>
        <CheckButton backup={backup} />
        <IconButton
          text={t('Delete')}
          of={nameOf(backup)}
          icon={<Trash />}
          data-act="delete"
          onClick={() => askRemoval(backup)}
        />
      </div>
    ),
  },
]

const removal = {
  question: () => t('Are you sure you want to delete this backup?'),
  what: ({ madeAt, size }: Backup) => (
    <div>
      <span className="adm-cell-t">{formatUsDateTime(madeAt)}</span>
      <span className="adm-cell-s">{shownSize(size)}</span>
    </div>
  ),
  note: () => t('It is deleted permanently from the server. Copies that you downloaded are not affected.'),
  send: ({ _id }: Backup) => signedCall(api.backup.remove, { params: { id: _id } }),
}

/** The backups on the disk of the server: create, check, download and delete. */
export function BackupsPanel({ backups, making, daily }: BackupsPanelProps) {
  const apiUrl = useApiUrl()
  const make = useCall(api.backup.make)
  usePolling(making, backups)
  const isMaking = making !== null && making.state !== 'failed'
  return (
    <section className="adm-backups" aria-labelledby="backups-title">
      <div className="row adm-backups-head">
        <div>
          <h2 id="backups-title">{t('Backups')}</h2>
          <p className="adm-lede">
            {daily
              ? t('One is made every day. Seven daily and four weekly ones are kept.')
              : t('Automatic backups are off on this site.')}{' '}
            {t(
              'Manual backups are kept until you delete them. A backup contains everything: keep a copy on another computer that nobody else can access.',
            )}
          </p>
        </div>
        <Button look="accent" busy={isMaking || make.busy} onClick={() => void make.send()}>
          {t('Back up now')}
        </Button>
      </div>
      <div role="status">
        <Making making={making} />
      </div>
      {backups.length === 0 ? (
        <p className="panel adm-quiet">{t('No backups yet.')}</p>
      ) : (
        <RecordList
          label={t('Backups')}
          rows={backups}
          total={backups.length}
          columns={(askRemoval) => columns(apiUrl, askRemoval)}
          removal={removal}
        />
      )}
    </section>
  )
}
