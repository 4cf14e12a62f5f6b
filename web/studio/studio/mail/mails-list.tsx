import { formatUsDateTime } from '../../../../contract/shape/dates.ts'
import type { Mail, MailCounts, Sending } from '../../../../contract/shape/mail.ts'
import { adminRows } from '../../../../contract/shape/page-sizes.ts'
import { langOf } from '../../../lib/lang.ts'
import { AdminEmptyState } from '../../ui/empty-state.tsx'
import { ButtonLink } from '../../../ui/button.tsx'
import { Mail as MailIcon } from '../../ui/icons.tsx'
import { ListPager } from '../../ui/list-pager.tsx'
import { ListTools } from '../../ui/list-tools.tsx'
import { MailState } from '../../ui/mail-state.tsx'
import { AdminHead } from '../../ui/page-head.tsx'
import { SegmentFilter } from '../../ui/segment-filter.tsx'
import { type Column, DataTable } from '../../ui/table.tsx'
import { useListQuery } from '../../ui/use-list-query.ts'
import { PageLink } from '../../../ui/page-link.tsx'
import { plainProblem } from './mail-problem.tsx'
import { type Retrying, TryAgain, useRetrying } from './try-again.tsx'
import { type Label, t } from '../../../../language/t.ts'

const viewPath = (id: string) => `/admin/mails/view/${id}`

const columns = (retrying: Retrying): Column<Mail>[] => [
  {
    head: t('Subject'),
    cell: ({ _id, subject, problem }) => (
      <span className="adm-subject">
        <PageLink className="adm-cell-t adm-cut" to={viewPath(_id)} lang={langOf(subject)} data-row>
          {subject}
        </PageLink>
        {problem && <span className="adm-cell-s adm-cut">{plainProblem(problem) ?? problem}</span>}
      </span>
    ),
  },
  { head: t('To'), place: 'text', cell: ({ to }) => <span className="adm-any">{to}</span> },
  {
    head: t('Date'),
    place: 'text',
    cell: ({ date }) => (
      <time className="adm-num adm-nb" dateTime={date}>
        {formatUsDateTime(date)}
      </time>
    ),
  },
  { head: t('State'), place: 'status', cell: ({ state }) => <MailState state={state} /> },
  {
    head: t('View / Try again'),
    align: 'end',
    tight: true,
    place: 'acts',
    cell: (mail) => (
      <div className="row adm-acts-row">
        <ButtonLink
          look="line"
          small
          to={viewPath(mail._id)}
          aria-label={t('View {subject}', { subject: mail.subject })}
        >
          {t('View')}
        </ButtonLink>
        {mail.problem && <TryAgain mail={mail} {...retrying} />}
      </div>
    ),
  },
]

interface MailsListProps {
  mails: Mail[]
  counts: MailCounts
  sending: Sending
  page: number
  total: number
  retry: (mail: { _id: string }) => Promise<{ message: string }>
}

const ledes: Record<Sending | 'nothing-waits', Label> = {
  smtp: 'What the site sends, newest first. An email that fails is tried again for 16 hours.',
  outbox: 'This demo has no mail server: its emails are in the outbox, where you can read them.',
  none: 'No mail server yet, so these emails wait. Those of the last day go out as soon as you set one up; older ones only when you send them.',
  'nothing-waits': 'No mail server yet. Emails wait until you set one up.',
}

export function MailsList({ mails, counts, sending, page, total, retry }: MailsListProps) {
  const { busy, value } = useListQuery()
  const retrying = useRetrying(retry)
  const all = counts.failed + counts.waiting + counts.sent
  return (
    <>
      <AdminHead
        title={t('Emails')}
        lede={t(ledes[sending === 'none' && counts.waiting === 0 ? 'nothing-waits' : sending])}
        back={{ to: '/admin/dashboard', label: 'Dashboard' }}
        actions={
          sending === 'none' && (
            <ButtonLink look="ink" to="/admin/settings/mail">
              {t('Set up email')}
            </ButtonLink>
          )
        }
      />
      {all > 0 && (
        <ListTools>
          <SegmentFilter
            segments={[
              { status: '', label: t('All'), count: all },
              { status: 'failed', label: t('Not sent'), count: counts.failed },
              { status: 'waiting', label: t('Waiting'), count: counts.waiting },
              {
                status: 'sent',
                label: sending === 'outbox' ? t('In the outbox') : t('Sent'),
                count: counts.sent,
              },
            ]}
          />
        </ListTools>
      )}
      <div className="adm-region" aria-busy={busy || undefined}>
        {mails.length === 0 ? (
          <AdminEmptyState
            icon={<MailIcon />}
            title={value('status') ? t('No emails here') : t('No emails yet')}
            text={t(
              'Emails about booking requests, messages, your replies and new passwords are listed here.',
            )}
          />
        ) : (
          <>
            <DataTable label={t('Emails')} cards="people" rows={mails} columns={columns(retrying)} />
            <ListPager page={page} perPage={adminRows} total={total} noun={['email', 'emails']} />
          </>
        )}
      </div>
    </>
  )
}
