import { formatUsDateTime } from '../../../../contract/shape/dates.ts'
import type { Mail, MailCounts, Sending } from '../../../../contract/shape/mail.ts'
import { langOf } from '../../../lib/lang.ts'
import { ButtonLink } from '../../../ui/button.tsx'
import { Mail as MailIcon } from '../../ui/icons.tsx'
import { MailState } from '../../ui/mail-state.tsx'
import { ListPage } from '../../ui/list-page.tsx'
import type { Column } from '../../ui/table.tsx'
import { PageLink } from '../../../ui/page-link.tsx'
import { plainProblem } from './mail-problem.tsx'
import { TryAgain } from './try-again.tsx'
import { type Label, t } from '../../../../language/t.ts'

const viewPath = (id: string) => `/admin/mails/view/${id}`

const columns = (): Column<Mail>[] => [
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
        {mail.problem && <TryAgain mail={mail} />}
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
}

const ledes: Record<Sending | 'nothing-waits', Label> = {
  smtp: 'What the site sends, newest first. An email that fails is tried again for 16 hours.',
  outbox: 'This demo has no mail server: its emails are in the outbox, where you can read them.',
  none: 'No mail server yet, so these emails wait. Those of the last day go out as soon as you set one up; older ones only when you send them.',
  'nothing-waits': 'No mail server yet. Emails wait until you set one up.',
}

const segmentsOf = ({ failed, waiting, sent }: MailCounts, sending: Sending) => [
  { status: '', label: t('All'), count: failed + waiting + sent },
  { status: 'failed', label: t('Not sent'), count: failed },
  { status: 'waiting', label: t('Waiting'), count: waiting },
  { status: 'sent', label: sending === 'outbox' ? t('In the outbox') : t('Sent'), count: sent },
]

export const MailsList = ({ mails, counts, sending, page, total }: MailsListProps) => (
  <ListPage
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
    tools={{ segments: segmentsOf(counts, sending), tip: t('Choose another state, or all emails.') }}
    label={t('Emails')}
    noun={['email', 'emails']}
    cards="people"
    rows={mails}
    page={page}
    total={total}
    columns={columns()}
    empty={{
      icon: <MailIcon />,
      title: t('No emails yet'),
      text: t('Emails about booking requests, messages, your replies and new passwords are listed here.'),
    }}
  />
)
