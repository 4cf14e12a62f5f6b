import type { ReactNode } from 'react'
import { isOldBackup } from '../../../contract/backup-age.ts'
import type { Health } from '../../../contract/health.ts'
import { formatLongDate, formatLongMoment } from '../../../contract/dates.ts'
import { countOf } from '../../lib/admin/days.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { AdminHead } from '../../ui/admin/page-head.tsx'
import { CircleAlert } from '../../ui/icons.tsx'
import { PageLink } from '../../ui/page-link.tsx'
import { shownSize } from '../../../contract/sizes.ts'

/** Below this share of the disk somebody should look. */
const littleSpace = 0.1

const engines = { sqlite: 'SQLite', postgres: 'PostgreSQL' }

interface FactProps {
  name: string
  /** What should be done, where something should. */
  worry?: ReactNode
  children: ReactNode
}

const Fact = ({ name, worry, children }: FactProps) => (
  <>
    <dt>{name}</dt>
    <dd>
      {children}
      {worry && (
        <p className="field-error">
          <CircleAlert />
          <span>{worry}</span>
        </p>
      )}
    </dd>
  </>
)

const Panel = ({ title, children }: { title: string; children: ReactNode }) => (
  <section className="panel adm-health" aria-label={title}>
    <header>
      <h2>{title}</h2>
    </header>
    <dl className="adm-facts">{children}</dl>
  </section>
)

const backupWorry = (at: string | null, daily: boolean, now: number) => {
  if (!at)
    return `There is no backup yet. ${daily ? 'The first daily one is made tomorrow.' : 'Make one below.'}`
  return isOldBackup(at, now) ? 'The last good backup is more than two days old.' : undefined
}

interface HealthViewProps {
  health: Health
  /** Whether a backup is made every day. */
  daily: boolean
  backups: ReactNode
  now: number
}

/** Everything that an owner should look at now and then, and what to do where something is wrong. */
export function HealthView({ health, daily, backups, now }: HealthViewProps) {
  const { jobs, mails, disk, database, lastBackup, versions, since } = health
  const isFull = disk !== null && disk.free < disk.total * littleSpace
  return (
    <>
      <AdminHead
        title="Health"
        lede="How the site is doing at this moment."
        back={{ to: '/admin/settings', label: 'Settings' }}
        actions={
          <ButtonLink look="line" to="/admin/health" replace>
            Look again
          </ButtonLink>
        }
      />
      <Panel title="Work and mails">
        <Fact
          name="Waiting work"
          worry={jobs.givenUp > 0 && `${countOf(jobs.givenUp, 'job')} could not be done. The log says why.`}
        >
          {jobs.waiting === 0 ? 'Nothing waits' : countOf(jobs.waiting, 'job')}
          {jobs.oldest && <span className="adm-soft"> since {formatLongDate(jobs.oldest)}</span>}
        </Fact>
        <Fact
          name="Mails"
          worry={
            mails.failed > 0 ? (
              <>
                {countOf(mails.failed, 'mail')} could not be sent.{' '}
                <PageLink className="adm-link" to="/admin/mails?status=failed">
                  See why and try again
                </PageLink>
              </>
            ) : (
              mails.delivery === 'outbox' && 'No mail server is set up, so nobody gets them.'
            )
          }
        >
          {countOf(mails.sent, 'mail')} {mails.delivery === 'smtp' ? 'sent' : 'in the outbox'},{' '}
          {mails.waiting} waiting
        </Fact>
      </Panel>
      <Panel title="Data">
        <Fact name="Last backup" worry={backupWorry(lastBackup, daily, now)}>
          {lastBackup ? formatLongMoment(lastBackup) : 'Never'}
        </Fact>
        <Fact name="Disk" worry={isFull && 'The disk is almost full. Uploads and backups need room.'}>
          {disk ? `${shownSize(disk.free)} free of ${shownSize(disk.total)}` : 'This system does not tell'}
        </Fact>
        <Fact name="Database">
          {engines[database.engine]} {database.version}, {shownSize(database.size)}
        </Fact>
      </Panel>
      {backups}
      <Panel title="Software">
        <Fact name="Aloka">{versions.site}</Fact>
        <Fact name="Node">{versions.node}</Fact>
        <Fact name="Running since">{formatLongDate(since)}</Fact>
      </Panel>
    </>
  )
}
