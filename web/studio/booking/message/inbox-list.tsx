import { api } from '../../../../contract/api.ts'
import type { Message } from '../../../../contract/booking/message.ts'
import { formatUsDate } from '../../../../contract/shape/dates.ts'
import type { RequestCounts } from '../../../../contract/shape/paging.ts'
import { t } from '../../../../language/t.ts'
import { langOf } from '../../../lib/lang.ts'
import { useIsOwner } from '../../../lib/root-data.ts'
import { ButtonLink } from '../../../ui/button.tsx'
import { Inbox } from '../../../ui/icons.tsx'
import { PageLink } from '../../../ui/page-link.tsx'
import type { Column } from '../../ui/table.tsx'
import { RequestList } from '../request-list.tsx'

const viewPath = (id: string) => `/admin/inbox/view/${id}`

const columns = (): Column<Message>[] => [
  {
    head: t('Name'),
    cell: ({ _id, name, email }) => (
      <>
        <PageLink className="adm-cell-t" to={viewPath(_id)} lang={langOf(name)} data-row>
          {name}
        </PageLink>
        <span className="adm-cell-s">{email}</span>
      </>
    ),
  },
  {
    head: t('Subject'),
    place: 'text',
    cell: ({ subject, message, resolved }) => (
      <span className="adm-subject">
        <span className="adm-cut" lang={langOf(subject)}>
          {resolved ? subject : <b>{subject}</b>}
        </span>
        <span className="adm-cell-s adm-cut" lang={langOf(message)}>
          {message}
        </span>
      </span>
    ),
  },
  {
    head: t('Date'),
    place: 'text',
    cell: ({ date }) => (
      <time className="adm-num adm-nb" dateTime={date}>
        {formatUsDate(date)}
      </time>
    ),
  },
]

interface InboxListProps {
  rows: Message[]
  counts: RequestCounts
  page: number
  total: number
}

const forOwner = () => ({
  lede: t('Messages from the contact form, newest first'),
  label: t('Contact messages'),
  viewLabel: ({ name, subject }: Message) => `${name}: ${subject}`,
  empty: {
    icon: <Inbox />,
    title: t('No messages yet'),
    text: t('Messages from the Contact page arrive here.'),
    action: (
      <ButtonLink look="line" to="/contact">
        {t('See the Contact page')}
      </ButtonLink>
    ),
  },
})

const forCustomer = () => ({
  lede: t('Messages you sent while signed in, newest first'),
  label: t('Your messages'),
  viewLabel: ({ subject }: Message) => subject,
  empty: {
    icon: <Inbox />,
    title: t('You have not sent a message yet'),
    text: t('Messages you send from the Contact page while signed in appear here, with their status.'),
    action: (
      <ButtonLink look="line" to="/contact">
        {t('Write a message')}
      </ButtonLink>
    ),
  },
})

export const InboxList = (props: InboxListProps) => (
  <RequestList
    {...props}
    {...(useIsOwner() ? forOwner() : forCustomer())}
    noun={api.message}
    title={t('Inbox')}
    columns={columns()}
    viewPath={viewPath}
    about={({ subject }) => subject}
    actLabel={({ name, subject }) => `${name}, ${subject}`}
    tip={t('Try a name, an email address or a word from the message, or show every status.')}
  />
)
