import { formatUsDateTime } from '../../../contract/dates.ts'
import type { Delivery, Mail, MailCounts } from '../../../contract/mail.ts'
import { adminRows } from '../../../contract/page-sizes.ts'
import { langOf } from '../../lib/lang.ts'
import { AdminEmptyState } from '../../ui/admin/empty-state.tsx'
import { ButtonLink } from '../../ui/button.tsx'
import { Mail as MailIcon } from '../../ui/admin/icons.tsx'
import { ListPager } from '../../ui/admin/list-pager.tsx'
import { ListTools } from '../../ui/admin/list-tools.tsx'
import { MailState } from '../../ui/admin/mail-state.tsx'
import { AdminHead } from '../../ui/admin/page-head.tsx'
import { SegmentFilter } from '../../ui/admin/segment-filter.tsx'
import { type Column, DataTable } from '../../ui/admin/table.tsx'
import { useListQuery } from '../../ui/admin/use-list-query.ts'
import { PageLink } from '../../ui/page-link.tsx'
import { type Retrying, TryAgain, useRetrying } from './try-again.tsx'
import { type Label, t } from '../../../language/t.ts'

const viewPath = (id: string) => `/admin/mails/view/${id}`

const columns = (retrying: Retrying): Column<Mail>[] => [
  {
    head: t('Subject'),
    cell: ({ _id, subject, problem }) => (
      <span className="adm-subject">
        <PageLink className="adm-cell-t adm-cut" to={viewPath(_id)} lang={langOf(subject)} data-row>
          {subject}
        </PageLink>
        {problem && <span className="adm-cell-s adm-cut">{problem}</span>}
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
  delivery: Delivery
  page: number
  total: number
  retry: (mail: { _id: string }) => Promise<{ message: string }>
}

const ledes: Record<Delivery, Label> = {
  smtp: 'What the site sends, newest first. A mail that fails is tried again for 16 hours.',
  outbox:
    'No mail server is set up, so nobody gets these: they lie in the outbox, and you can read them here.',
}

export function MailsList({ mails, counts, delivery, page, total, retry }: MailsListProps) {
  const { busy, value } = useListQuery()
  const retrying = useRetrying(retry)
  return (
    <>
      <AdminHead
        title={t('Mails')}
        lede={t(ledes[delivery])}
        back={{ to: '/admin/dashboard', label: 'Dashboard' }}
      />
      <ListTools>
        <SegmentFilter
          segments={[
            { status: '', label: t('All'), count: counts.failed + counts.waiting + counts.sent },
            { status: 'failed', label: t('Not sent'), count: counts.failed },
            { status: 'waiting', label: t('Waiting'), count: counts.waiting },
            {
              status: 'sent',
              label: delivery === 'smtp' ? t('Sent') : t('In the outbox'),
              count: counts.sent,
            },
          ]}
        />
      </ListTools>
      <div className="adm-region" aria-busy={busy || undefined}>
        {mails.length === 0 ? (
          <AdminEmptyState
            icon={<MailIcon />}
            title={value('status') ? t('No mail is in this state') : t('No mails yet')}
            text={t(
              'Booking requests, messages, your replies and new passwords send mails. They are listed here.',
            )}
          />
        ) : (
          <>
            <DataTable label={t('Mails')} cards="people" rows={mails} columns={columns(retrying)} />
            <ListPager page={page} perPage={adminRows} total={total} noun={['mail', 'mails']} />
          </>
        )}
      </div>
    </>
  )
}
