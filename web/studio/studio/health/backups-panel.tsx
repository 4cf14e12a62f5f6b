import type { ReactNode } from 'react'
import type { Backup, MakingBackup } from '../../../../contract/studio/backup.ts'
import { formatUsDateTime } from '../../../../contract/shape/dates.ts'
import { shownSize } from '../../../../contract/shape/sizes.ts'
import { Button } from '../../../ui/button.tsx'
import { ConfirmDialog } from '../../ui/confirm.tsx'
import { Download, Trash } from '../../ui/icons.tsx'
import { IconButton } from '../../ui/icon-button.tsx'
import { type Column, DataTable } from '../../ui/table.tsx'
import { useRemoval } from '../../ui/use-removal.ts'
import { CircleAlert } from '../../../ui/icons.tsx'
import { BackupState } from './backup-state.tsx'
import { useBackupCall, usePolling } from './use-backups.ts'
import { t } from '../../../../language/t.ts'

export interface BackupCalls {
  make: () => Promise<{ message: string }>
  check: (backup: Backup) => Promise<{ message: string }>
  remove: (backup: Backup) => Promise<{ message: string }>
  /** The address of its file. */
  fileOf: (backup: Backup) => string
}

interface BackupsPanelProps extends BackupCalls {
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

interface RowActions extends Pick<BackupCalls, 'fileOf'> {
  check: (backup: Backup) => void
  ask: (backup: Backup, button: HTMLElement) => void
}

const columns = ({ fileOf, check, ask }: RowActions): Column<Backup>[] => [
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
          href={fileOf(backup)}
          download
          aria-label={t('Download {backup}', { backup: nameOf(backup) })}
        >
          <Download />
          {t('Download')}
        </a>
        <Button
          look="line"
          small
          busy={backup.checking}
          aria-label={t('Check {backup}', { backup: nameOf(backup) })}
          onClick={() => check(backup)}
        >
          {t('Check')}
        </Button>
        <IconButton
          text={t('Delete')}
          of={nameOf(backup)}
          icon={<Trash />}
          data-removes
          onClick={({ currentTarget }) => ask(backup, currentTarget)}
        />
      </div>
    ),
  },
]

/** The backups on the disk of the server: create, check, download and delete. */
export function BackupsPanel({ backups, making, daily, make, check, remove, fileOf }: BackupsPanelProps) {
  usePolling(making, backups)
  const asking = useBackupCall()
  const { list, asked, busy, ask, cancel, confirm } = useRemoval(backups, remove)
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
        <Button
          look="accent"
          busy={isMaking || asking.busyWith === 'make'}
          onClick={() => asking.ask('make', make)}
        >
          {t('Back up now')}
        </Button>
      </div>
      <div role="status">
        <Making making={making} />
      </div>
      <div ref={list}>
        {backups.length === 0 ? (
          <p className="panel adm-quiet">{t('No backups yet.')}</p>
        ) : (
          <DataTable
            label={t('Backups')}
            cards="people"
            rows={backups}
            columns={columns({
              fileOf,
              check: (backup) => asking.ask(backup._id, () => check(backup)),
              ask,
            })}
          />
        )}
      </div>
      <ConfirmDialog
        open={asked !== null}
        question={t('Are you sure you want to delete this backup?')}
        what={
          asked && (
            <div>
              <span className="adm-cell-t">{formatUsDateTime(asked.madeAt)}</span>
              <span className="adm-cell-s">{shownSize(asked.size)}</span>
            </div>
          )
        }
        note={t('It is deleted permanently from the server. Copies that you downloaded are not affected.')}
        busy={busy}
        onNo={cancel}
        onYes={() => void confirm()}
      />
    </section>
  )
}
