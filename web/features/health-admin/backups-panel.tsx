import type { ReactNode } from 'react'
import type { Backup, MakingBackup } from '../../../contract/backup.ts'
import { formatUsDateTime } from '../../../contract/dates.ts'
import { shownSize } from '../../../contract/sizes.ts'
import { Button } from '../../ui/button.tsx'
import { ConfirmDialog } from '../../ui/admin/confirm.tsx'
import { Download, Trash } from '../../ui/admin/icons.tsx'
import { IconButton } from '../../ui/admin/icon-button.tsx'
import { type Column, DataTable } from '../../ui/admin/table.tsx'
import { useRemoval } from '../../ui/admin/use-removal.ts'
import { CircleAlert } from '../../ui/icons.tsx'
import { BackupState } from './backup-state.tsx'
import { useAsking, useFollowing } from './use-backups.ts'

export interface BackupCalls {
  make: () => Promise<{ message: string }>
  check: (backup: Backup) => Promise<{ message: string }>
  remove: (backup: Backup) => Promise<{ message: string }>
  /** The address of the file. */
  fileOf: (backup: Backup) => string
}

interface BackupsPanelProps extends BackupCalls {
  backups: Backup[]
  making: MakingBackup | null
  daily: boolean
}

const nameOf = ({ madeAt }: Backup) => `backup of ${formatUsDateTime(madeAt)}`

const Problem = ({ children }: { children: ReactNode }) => (
  <p className="field-error">
    <CircleAlert />
    <span>{children}</span>
  </p>
)

function Making({ making }: { making: MakingBackup | null }) {
  if (!making) return null
  const { state, problem } = making
  if (state === 'failed') return <Problem>The last backup could not be made. {problem}</Problem>
  if (state === 'running') return <p>The backup is being made and checked. You can leave this page.</p>
  if (problem) return <Problem>The backup failed and is tried again by itself. {problem}</Problem>
  return <p>The backup waits for its turn.</p>
}

interface RowActions extends Pick<BackupCalls, 'fileOf'> {
  check: (backup: Backup) => void
  ask: (backup: Backup, button: HTMLElement) => void
}

const columns = ({ fileOf, check, ask }: RowActions): Column<Backup>[] => [
  {
    head: 'Made',
    cell: ({ madeAt, daily }) => (
      <>
        <time className="adm-cell-t adm-num adm-nb" dateTime={madeAt}>
          {formatUsDateTime(madeAt)}
        </time>
        <span className="adm-cell-s">{daily ? 'Daily' : 'By hand'}</span>
      </>
    ),
  },
  {
    head: 'Size',
    place: 'text',
    cell: ({ size }) => <span className="adm-num adm-nb">{shownSize(size)}</span>,
  },
  { head: 'State', place: 'text', cell: (backup) => <BackupState {...backup} /> },
  {
    head: 'Download / Check / Delete',
    align: 'end',
    tight: true,
    place: 'acts',
    cell: (backup) => (
      <div className="row adm-acts-row">
        <a
          className="btn btn-line btn-sm"
          href={fileOf(backup)}
          download
          aria-label={`Download ${nameOf(backup)}`}
        >
          <Download />
          Download
        </a>
        <Button
          look="line"
          small
          busy={backup.checking}
          aria-label={`Check ${nameOf(backup)}`}
          onClick={() => check(backup)}
        >
          Check
        </Button>
        <IconButton
          text="Delete"
          of={nameOf(backup)}
          icon={<Trash />}
          data-removes
          onClick={({ currentTarget }) => ask(backup, currentTarget)}
        />
      </div>
    ),
  },
]

const scheduled = 'One is made every day; seven daily and four weekly ones are kept.'
const unscheduled = 'None is made by itself on this site.'

/** The backups on the server's own disk: made, looked into, taken along and deleted. */
export function BackupsPanel({ backups, making, daily, make, check, remove, fileOf }: BackupsPanelProps) {
  useFollowing(making, backups)
  const asking = useAsking()
  const { list, asked, busy, ask, cancel, confirm } = useRemoval(backups, remove)
  const isMaking = making !== null && making.state !== 'failed'
  return (
    <section className="adm-backups" aria-labelledby="backups-title">
      <div className="row adm-backups-head">
        <div>
          <h2 id="backups-title">Backups</h2>
          <p className="adm-lede">
            {daily ? scheduled : unscheduled} Those made by hand stay until you delete them. A backup holds
            everything: keep a copy on another machine, where nobody else gets at it.
          </p>
        </div>
        <Button
          look="accent"
          busy={isMaking || asking.busyWith === 'make'}
          onClick={() => asking.ask('make', make)}
        >
          Back up now
        </Button>
      </div>
      <div role="status">
        <Making making={making} />
      </div>
      <div ref={list}>
        {backups.length === 0 ? (
          <p className="panel adm-quiet">No backup lies here yet.</p>
        ) : (
          <DataTable
            label="Backups"
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
        question="Are you sure you want to delete this backup?"
        what={
          asked && (
            <div>
              <span className="adm-cell-t">{formatUsDateTime(asked.madeAt)}</span>
              <span className="adm-cell-s">{shownSize(asked.size)}</span>
            </div>
          )
        }
        note="It goes from the server for good. Copies that you downloaded stay yours."
        busy={busy}
        onNo={cancel}
        onYes={() => void confirm()}
      />
    </section>
  )
}
