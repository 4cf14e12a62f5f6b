import { formatUsDate } from '../../../../contract/shape/dates.ts'
import type { Message } from '../../../../contract/booking/message.ts'
import { langOf } from '../../../lib/lang.ts'
import { Inbox } from '../../../ui/icons.tsx'
import { ButtonLink } from '../../../ui/button.tsx'
import { RequestList, type RequestListProps, type RequestListContent } from '../request-list.tsx'
import type { Column } from '../../ui/table.tsx'
import { PageLink } from '../../../ui/page-link.tsx'
import { type Label, t } from '../../../../language/t.ts'

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

const noun: [Label, Label] = ['message', 'messages']

const shared = () => ({
  title: t('Inbox'),
  noun,
  columns: columns(),
  viewPath,
  about: ({ subject }: Message) => subject,
  actLabel: ({ name, subject }: Message) => `${name}, ${subject}`,
  searchTip: t('Try a name, an email address or a word from the message, or show every status.'),
})

const forOwner = (): RequestListContent<Message> => ({
  ...shared(),
  lede: t('Messages from the contact form, newest first'),
  label: t('Contact messages'),
  viewLabel: ({ name, subject }) => `${name}: ${subject}`,
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

const forCustomer = (): RequestListContent<Message> => ({
  ...shared(),
  lede: t('Messages you sent while signed in, newest first'),
  label: t('Your messages'),
  viewLabel: ({ subject }) => subject,
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

export const InboxList = (props: RequestListProps<Message>) => (
  <RequestList {...props} words={props.maySolve ? forOwner() : forCustomer()} />
)
