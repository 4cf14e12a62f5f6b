import type { Client, ClientCounts } from '../../../../contract/people/client.ts'
import { dayInDhaka } from '../../../../contract/shape/dates.ts'
import { formatPaisa } from '../../../../contract/shape/money.ts'
import { shownPhone } from '../../../../contract/shape/phone.ts'
import { relativeDay, shortDay, yearDay } from '../../lib/days.ts'
import { statusLabels } from '../../gallery/gallery-status.ts'
import { langOf } from '../../../lib/lang.ts'
import { Avatar } from '../../../ui/avatar.tsx'
import { ButtonLink } from '../../../ui/button.tsx'
import { Plus, Users } from '../../ui/icons.tsx'
import { ListPage } from '../../ui/list-page.tsx'
import type { Column } from '../../ui/table.tsx'
import { PageLink } from '../../../ui/page-link.tsx'
import { plural, t } from '../../../../language/t.ts'
import { contactWords, moneyFact } from './client-words.ts'

/** Recent days are shown in words. */
function sinceThen(today: string, date: string) {
  const day = dayInDhaka(new Date(date))
  return day === today ? relativeDay(today, day) : shortDay(day)
}

const columns = (today: string): Column<Client>[] => [
  {
    head: t('Client'),
    cell: ({ _id, name, phone, email, bookings }) => (
      <span className="row adm-client">
        <Avatar name={name} />
        <span>
          <PageLink
            className="adm-cell-t adm-two-lines"
            to={`/admin/clients/${_id}`}
            lang={langOf(name)}
            title={name}
            data-row
          >
            {name}
          </PageLink>
          <span className="adm-cell-s adm-num">
            {[shownPhone(phone) || email, plural(bookings, '{n} booking', '{n} bookings')]
              .filter(Boolean)
              .join(', ')}
          </span>
        </span>
      </span>
    ),
  },
  {
    head: t('Next or last day'),
    place: 'left',
    cell: ({ day }) => (
      <>
        <time className="adm-num adm-nb" dateTime={day}>
          {yearDay(day)}
        </time>
        <span className="adm-cell-s">{relativeDay(today, day)}</span>
      </>
    ),
  },
  {
    head: t('Owes today'),
    place: 'right',
    cell: (client) => (
      <>
        <b className="adm-num adm-owes" data-due={client.dueNow > 0 || undefined}>
          {formatPaisa(client.dueNow)}
        </b>
        <span className="adm-cell-s adm-num">{moneyFact(client)}</span>
      </>
    ),
  },
  {
    head: t('Last contact'),
    place: 'when',
    cell: ({ lastContact }) => (
      <>
        <time className="adm-nb" dateTime={lastContact.date}>
          {sinceThen(today, lastContact.date)}
        </time>
        <span className="adm-cell-s">{contactWords(lastContact)}</span>
      </>
    ),
  },
  {
    head: t('Gallery'),
    place: 'text',
    cell: ({ gallery }) =>
      gallery ? (
        <>
          <PageLink to={`/admin/galleries/view/${gallery._id}`} lang={langOf(gallery.title)}>
            {gallery.title}
          </PageLink>
          <span className="adm-cell-s">{t(statusLabels[gallery.status])}</span>
        </>
      ) : (
        <span className="adm-soft adm-none">{t('none')}</span>
      ),
  },
]

const orders = () => [
  { value: 'name', label: t('Name') },
  { value: 'owes', label: t('Owes the most') },
  { value: 'day', label: t('Next day') },
]

function lede({ all, owing, dueNow }: ClientCounts) {
  const sum = formatPaisa(dueNow)
  const who = plural(all, '{n} client with a booking.', '{n} clients with a booking.')
  if (owing === 0) return `${who} ${t('Nobody owes anything today.')}`
  return `${who} ${owing === 1 ? t('One client owes {sum} today.', { sum }) : t('{n} clients owe {sum} in total today.', { n: owing, sum })}`
}

interface ClientsListProps {
  clients: Client[]
  counts: ClientCounts
  page: number
  total: number
  today: string
}

/** All clients with a booking: when, what they owe, their last contact, and their galleries. */
export const ClientsList = ({ clients, counts, page, total, today }: ClientsListProps) => (
  <ListPage
    title={t('Clients')}
    lede={counts.all > 0 && lede(counts)}
    actions={
      <ButtonLink look="accent" to="/admin/request/new" data-key="new">
        <Plus />
        {t('New request')}
      </ButtonLink>
    }
    tools={{
      search: t('Search {things}', { things: t('clients') }),
      segments: [
        { status: '', label: t('All'), count: counts.all },
        { status: 'owing', label: t('Owe today'), count: counts.owing },
        { status: 'coming', label: t('Coming up'), count: counts.coming },
      ],
      selects: [{ name: 'sort', label: t('Order'), all: t('Last contact'), options: orders() }],
      tip: t('Try a name, a phone number, an email address or a reference.'),
    }}
    className="adm-clients"
    label={t('Clients')}
    noun={['client', 'clients']}
    rows={clients}
    page={page}
    total={total}
    columns={columns(today)}
    empty={{
      icon: <Users />,
      title: t('No clients yet'),
      text: t('Everyone who asks for a day, and everyone you add yourself, is listed here.'),
    }}
  />
)
