import type { ShownBooking } from '../../../../contract/booking/booking.ts'
import type { TurnCounts } from '../../../../contract/booking/booking-situation.ts'
import type { RequestCounts } from '../../../../contract/shape/paging.ts'
import { shownPhone } from '../../../../contract/shape/phone.ts'
import { relativeDay, yearDay } from '../../lib/days.ts'
import { situationFact, turnWords } from '../situation-words.ts'
import { taka } from '../../../lib/format.ts'
import { langOf } from '../../../lib/lang.ts'
import { ButtonLink } from '../../../ui/button.tsx'
import { CalendarCheck, CalendarClock, Send, Wallet } from '../../ui/icons.tsx'
import { RequestList, type RequestListProps, type RequestListContent } from '../request-list.tsx'
import { SituationBadge } from '../situation-badge.tsx'
import type { Column } from '../../ui/table.tsx'
import { PageLink } from '../../../ui/page-link.tsx'
import { type Label, t } from '../../../../language/t.ts'
import { askPath, mayRemind, maySettle } from './booking-acts.ts'
import { TurnFilter } from './turn-filter.tsx'

export type BookingRow = Pick<
  ShownBooking,
  | '_id'
  | 'name'
  | 'email'
  | 'phone'
  | 'source'
  | 'serviceTitle'
  | 'price'
  | 'eventDate'
  | 'resolved'
  | 'spamSigns'
  | 'date'
  | 'heldUntil'
  | 'resolvedAt'
  | 'situation'
>

const viewPath = (id: string) => `/admin/request/view/${id}`

const columns = (today: string): Column<BookingRow>[] => [
  {
    head: t('Name'),
    cell: ({ _id, name, phone, email, source, serviceTitle }) => (
      <span className="adm-asker">
        <PageLink className="adm-cell-t" to={viewPath(_id)} lang={langOf(name)} data-row>
          {name}
        </PageLink>
        <span className="adm-cell-s adm-folded" lang={langOf(serviceTitle)}>
          {serviceTitle}
        </span>
        <span className="adm-cell-s adm-num">{shownPhone(phone) || email}</span>
        {source === 'owner' && <span className="adm-cell-s">{t('added manually')}</span>}
      </span>
    ),
  },
  {
    head: t('Interest'),
    place: 'text',
    cell: ({ serviceTitle, price }) => (
      <>
        <span lang={langOf(serviceTitle)}>{serviceTitle}</span>
        {price !== null && <span className="adm-cell-s adm-num">{taka(price)}</span>}
      </>
    ),
  },
  {
    head: t('Event Date'),
    sorting: { ascending: 'event', descending: 'event-last' },
    place: 'when',
    cell: ({ eventDate }) => (
      <span className="adm-when">
        <time className="adm-num adm-nb" dateTime={eventDate}>
          {yearDay(eventDate)}
        </time>
        <span className="adm-cell-s">{relativeDay(today, eventDate)}</span>
      </span>
    ),
  },
]

/** Also a select, because phones show no column heads. */
const orders = () => [
  { value: 'event', label: t('Event date, earliest first') },
  { value: 'event-last', label: t('Event date, latest first') },
]

const noun: [Label, Label] = ['request', 'requests']

const shared = (today: string) => ({
  title: t('Event Booking Request'),
  noun,
  columns: columns(today),
  viewPath,
  orders: orders(),
  about: ({ serviceTitle, eventDate }: BookingRow) => `${serviceTitle} · ${yearDay(eventDate)}`,
  actLabel: ({ name }: BookingRow) => name,
  searchTip: t('Try a name, a phone number, a place or a service, or show every status.'),
})

/** Whose turn it is and why, below the situation. */
const OwnersStatus = ({ booking, today }: { booking: BookingRow; today: string }) => {
  const { turn } = booking.situation
  const fact = situationFact(booking, today)
  return (
    <>
      <SituationBadge {...booking.situation} />
      <span className="adm-turn">
        <b data-turn={turn}>{turnWords(booking.situation)}</b>
        {fact && `, ${fact}`}
      </span>
    </>
  )
}

/** The next step instead of solving; the page of the booking has the others. */
function nextStep(booking: BookingRow) {
  const { _id, name, situation } = booking
  const { kind, turn } = situation
  if (mayRemind(booking))
    return (
      <ButtonLink look="line" small to={askPath(_id, 'remind')} aria-label={t('Remind {name}', { name })}>
        <Send />
        {t('Remind')}
      </ButtonLink>
    )
  if (kind === 'waiting' && turn === 'nobody')
    return (
      <ButtonLink
        look="line"
        small
        to={askPath(_id, 'move')}
        aria-label={t('Propose another day to {name}', { name })}
      >
        <CalendarClock />
        {t('Propose another day')}
      </ButtonLink>
    )
  if (maySettle(situation)) return undefined
  if (kind !== 'payment-to-check' || turn !== 'owner') return <></>
  return (
    <ButtonLink
      look="line"
      small
      to={`${viewPath(_id)}?tab=payments`}
      aria-label={t('Check the payment of {name}', { name })}
    >
      <Wallet />
      {t('Check payment')}
    </ButtonLink>
  )
}

const needWords = (count: number) => {
  if (count === 0) return t('None of these needs you.')
  return count === 1 ? t('One of these needs you.') : t('{n} of these need you.', { n: count })
}

const forOwner = (
  today: string,
  turns: TurnCounts,
  counts: RequestCounts,
): RequestListContent<BookingRow> => ({
  ...shared(today),
  create: { to: '/admin/request/new', label: t('New request') },
  lede: `${needWords(turns.owner)} ${t('The list shows whose turn it is.')}`,
  status: (booking) => <OwnersStatus booking={booking} today={today} />,
  next: nextStep,
  filter: <TurnFilter counts={turns} spam={counts.spam} />,
  filters: ['search', 'status', 'situation'],
  label: t('Event booking requests'),
  viewLabel: ({ name }) => name,
  empty: {
    icon: <CalendarCheck />,
    title: t('No requests yet'),
    text: t(
      'Requests come from the Book Now form beside each service. Share a service to get your first one, or add one that came by phone.',
    ),
    action: (
      <ButtonLink look="line" to="/services">
        {t('See your services')}
      </ButtonLink>
    ),
  },
})

const forCustomer = (today: string): RequestListContent<BookingRow> => ({
  ...shared(today),
  lede: t('Requests you sent while signed in, newest first'),
  label: t('Your booking requests'),
  viewLabel: ({ serviceTitle, eventDate }) => `${serviceTitle}, ${yearDay(eventDate)}`,
  status: ({ situation }) => <SituationBadge {...situation} />,
  empty: {
    icon: <CalendarCheck />,
    title: t('You have not booked anything yet'),
    text: t('Requests you send while signed in appear here, with their status.'),
    action: (
      <ButtonLink look="line" to="/services">
        {t('Choose a service')}
      </ButtonLink>
    ),
  },
})

const StatusNote = () => (
  <p className="adm-soft adm-small adm-after">
    {t('Pending: the studio has received it and will call you. Solved: everything is agreed.')}{' '}
    <PageLink className="adm-link" to="/services">
      {t('Book another service')}
    </PageLink>
  </p>
)

interface RequestsListProps extends RequestListProps<BookingRow> {
  today: string
  turns: TurnCounts
}

export const RequestsList = ({ today, turns, ...props }: RequestsListProps) => (
  <RequestList
    {...props}
    words={props.maySolve ? forOwner(today, turns, props.counts) : forCustomer(today)}
    after={!props.maySolve && props.total > 0 && <StatusNote />}
  />
)
