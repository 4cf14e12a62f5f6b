import { api } from '../../../../contract/api.ts'
import type { ShownBooking } from '../../../../contract/booking/booking.ts'
import { situationKinds, type TurnCounts, turns } from '../../../../contract/booking/booking-situation.ts'
import type { RequestCounts } from '../../../../contract/shape/paging.ts'
import { shownPhone } from '../../../../contract/shape/phone.ts'
import { t } from '../../../../language/t.ts'
import { taka } from '../../../lib/format.ts'
import { langOf } from '../../../lib/lang.ts'
import { useIsOwner } from '../../../lib/root-data.ts'
import { ButtonLink } from '../../../ui/button.tsx'
import { PageLink } from '../../../ui/page-link.tsx'
import { relativeDay, yearDay } from '../../lib/days.ts'
import { CalendarCheck, CalendarClock, Send, Wallet } from '../../ui/icons.tsx'
import type { Column } from '../../ui/table.tsx'
import { RequestList } from '../request-list.tsx'
import { SituationBadge, TurnWithReason } from '../situation-badge.tsx'
import { kindLabels, turnLabels } from '../situation-words.ts'
import { askPath, mayRemind, maySettle } from './booking-acts.ts'

/** What the list needs of a booking. */
const listed = [
  '_id',
  'name',
  'email',
  'phone',
  'source',
  'serviceTitle',
  'price',
  'eventDate',
  'resolved',
  'spamSigns',
  'date',
  'heldUntil',
  'resolvedAt',
  'situation',
] as const satisfies (keyof ShownBooking)[]

export type BookingRow = Pick<ShownBooking, (typeof listed)[number]>

export const toBookingRow = (booking: ShownBooking) =>
  Object.fromEntries(listed.map((name) => [name, booking[name]])) as unknown as BookingRow

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

const nextLink = (to: string, Icon: typeof Send, label: string, spoken: string) => (
  <ButtonLink look="line" small to={to} aria-label={spoken}>
    <Icon />
    {label}
  </ButtonLink>
)

/** The next step instead of solving; the page of the booking has the others. */
function nextStep(booking: BookingRow) {
  const { _id, name, situation } = booking
  const { kind, turn } = situation
  if (mayRemind(booking))
    return nextLink(askPath(_id, 'remind'), Send, t('Remind'), t('Remind {name}', { name }))
  if (kind === 'waiting' && turn === 'nobody')
    return nextLink(
      askPath(_id, 'move'),
      CalendarClock,
      t('Propose another day'),
      t('Propose another day to {name}', { name }),
    )
  if (maySettle(situation)) return undefined
  if (kind !== 'payment-to-check' || turn !== 'owner') return <></>
  return nextLink(
    `${viewPath(_id)}?tab=payments`,
    Wallet,
    t('Check payment'),
    t('Check the payment of {name}', { name }),
  )
}

const needWords = (count: number) => {
  if (count === 0) return t('None of these needs you.')
  return count === 1 ? t('One of these needs you.') : t('{n} of these need you.', { n: count })
}

interface RequestsListProps {
  rows: BookingRow[]
  counts: RequestCounts
  turns: TurnCounts
  page: number
  total: number
  today: string
}

const toServices = (label: string) => (
  <ButtonLink look="line" to="/services">
    {label}
  </ButtonLink>
)

const forOwner = (today: string, counts: TurnCounts) => ({
  label: t('Event booking requests'),
  lede: `${needWords(counts.owner)} ${t('The list shows whose turn it is.')}`,
  create: { to: '/admin/request/new', label: t('New request') },
  viewLabel: ({ name }: BookingRow) => name,
  status: (booking: BookingRow) => (
    <>
      <SituationBadge {...booking.situation} />
      <TurnWithReason booking={booking} today={today} />
    </>
  ),
  next: nextStep,
  segments: [
    { status: '', label: t('All'), count: turns.reduce((sum, turn) => sum + counts[turn], 0) },
    ...turns.map((turn) => ({ status: turn, label: t(turnLabels[turn]), count: counts[turn] })),
  ],
  empty: {
    icon: <CalendarCheck />,
    title: t('No requests yet'),
    text: t(
      'Requests come from the Book Now form beside each service. Share a service to get your first one, or add one that came by phone.',
    ),
    action: toServices(t('See your services')),
  },
})

const forCustomer = (total: number) => ({
  label: t('Your booking requests'),
  lede: t('Requests you sent while signed in, newest first'),
  viewLabel: ({ serviceTitle, eventDate }: BookingRow) => `${serviceTitle}, ${yearDay(eventDate)}`,
  status: ({ situation }: BookingRow) => <SituationBadge {...situation} />,
  empty: {
    icon: <CalendarCheck />,
    title: t('You have not booked anything yet'),
    text: t('Requests you send while signed in appear here, with their status.'),
    action: toServices(t('Choose a service')),
  },
  after: total > 0 && (
    <p className="adm-soft adm-small adm-after">
      {t('Pending: the studio has received it and will call you. Solved: everything is agreed.')}{' '}
      <PageLink className="adm-link" to="/services">
        {t('Book another service')}
      </PageLink>
    </p>
  ),
})

const situations = () => ({
  name: 'situation',
  label: t('Situation'),
  all: t('Every situation'),
  options: situationKinds.map((kind) => ({ value: kind, label: t(kindLabels[kind]) })),
})

/** Also a select, because phones show no column heads. */
const orders = () => ({
  name: 'sort',
  label: t('Order'),
  all: t('Newest first'),
  options: [
    { value: 'event', label: t('Event date, earliest first') },
    { value: 'event-last', label: t('Event date, latest first') },
  ],
})

export function RequestsList({ turns: turnCounts, today, ...props }: RequestsListProps) {
  const isOwner = useIsOwner()
  return (
    <RequestList
      {...props}
      {...(isOwner ? forOwner(today, turnCounts) : forCustomer(props.total))}
      noun={api.booking}
      title={t('Event Booking Request')}
      columns={columns(today)}
      selects={isOwner ? [situations(), orders()] : [orders()]}
      viewPath={viewPath}
      about={({ serviceTitle, eventDate }) => `${serviceTitle} · ${yearDay(eventDate)}`}
      actLabel={({ name }) => name}
      tip={t('Try a name, a phone number, a place or a service, or show every status.')}
    />
  )
}
