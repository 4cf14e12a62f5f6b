import type { ReactNode } from 'react'
import { isOldBackup } from '../../../../contract/studio/backup-age.ts'
import type { Health } from '../../../../contract/studio/health.ts'
import { formatLongDate, formatLongMoment } from '../../../../contract/shape/dates.ts'
import { ButtonLink } from '../../../ui/button.tsx'
import { AdminHead } from '../../ui/page-head.tsx'
import { CircleAlert } from '../../../ui/icons.tsx'
import { PageLink } from '../../../ui/page-link.tsx'
import { shownSize } from '../../../../contract/shape/sizes.ts'
import { plural, t } from '../../../../language/t.ts'

/** Below this share of free disk space the owner is warned. */
const littleSpace = 0.1

const engines = { sqlite: 'SQLite', postgres: 'PostgreSQL' }

interface FactProps {
  name: string
  /** What to do, if something is wrong. */
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
    return daily
      ? t('There is no backup yet. The first daily one is made tomorrow.')
      : t('There is no backup yet. Make one below.')
  return isOldBackup(at, now) ? t('The last good backup is more than two days old.') : undefined
}

interface HealthViewProps {
  health: Health
  /** Whether daily backups are on. */
  daily: boolean
  backups: ReactNode
  now: number
}

/** Everything that an owner should check now and then, with advice. */
export function HealthView({ health, daily, backups, now }: HealthViewProps) {
  const { jobs, mails, disk, database, lastBackup, versions, since } = health
  const isFull = disk !== null && disk.free < disk.total * littleSpace
  return (
    <>
      <AdminHead
        title={t('Health')}
        lede={t('How the site is doing at this moment.')}
        back={{ to: '/admin/settings', label: 'Settings' }}
        actions={
          <ButtonLink look="line" to="/admin/health" replace>
            {t('Reload')}
          </ButtonLink>
        }
      />
      <Panel title={t('Background work and emails')}>
        <Fact
          name={t('Background work')}
          worry={
            jobs.givenUp > 0 &&
            plural(
              jobs.givenUp,
              '{n} job failed. See the log for details.',
              '{n} jobs failed. See the log for details.',
            )
          }
        >
          {jobs.waiting === 0 ? t('Nothing waiting') : plural(jobs.waiting, '{n} job', '{n} jobs')}
          {jobs.oldest && (
            <span className="adm-soft"> {t('since {oldest}', { oldest: formatLongDate(jobs.oldest) })}</span>
          )}
        </Fact>
        <Fact
          name={t('Emails')}
          worry={
            mails.failed > 0 ? (
              <>
                {plural(mails.failed, '{n} email was not sent.', '{n} emails were not sent.')}{' '}
                <PageLink className="adm-link" to="/admin/mails?status=failed">
                  {t('See why and try again')}
                </PageLink>
              </>
            ) : (
              mails.sending === 'none' && (
                <PageLink className="adm-link" to="/admin/settings/mail">
                  {t('No mail server yet. Set up email')}
                </PageLink>
              )
            )
          }
        >
          {mails.sending === 'outbox'
            ? plural(mails.sent, '{n} email in the outbox', '{n} emails in the outbox')
            : plural(mails.sent, '{n} email sent', '{n} emails sent')}
          {', '}
          {t('{n} waiting', { n: mails.waiting })}
        </Fact>
      </Panel>
      <Panel title={t('Data')}>
        <Fact name={t('Last backup')} worry={backupWorry(lastBackup, daily, now)}>
          {lastBackup ? formatLongMoment(lastBackup) : t('Never made')}
        </Fact>
        <Fact name={t('Disk')} worry={isFull && t('The disk is almost full. Uploads and backups need room.')}>
          {disk
            ? t('{free} free of {total}', { free: shownSize(disk.free), total: shownSize(disk.total) })
            : t('Not available on this system')}
        </Fact>
        <Fact name={t('Database')}>
          {engines[database.engine]} {database.version}, {shownSize(database.size)}
        </Fact>
      </Panel>
      {backups}
      <Panel title={t('Software')}>
        <Fact name="Aloka">{versions.site}</Fact>
        <Fact name="Node">{versions.node}</Fact>
        <Fact name={t('Running since')}>{formatLongDate(since)}</Fact>
      </Panel>
    </>
  )
}
