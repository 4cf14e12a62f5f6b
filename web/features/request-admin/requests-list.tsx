import type { Booking } from '../../../contract/booking.ts'
import { adminRows } from '../../../contract/page-sizes.ts'
import type { RequestCounts } from '../../../contract/paging.ts'
import { relativeDay, yearDay } from '../../lib/admin/days.ts'
import { shownPhone } from '../../../contract/phone.ts'
import type { ListFilter } from '../../lib/admin/status.ts'
import { langOf } from '../../lib/lang.ts'
import { AdminEmptyState } from '../../ui/admin/empty-state.tsx'
import { AdminButton, AdminLink } from '../../ui/admin/button.tsx'
import { ConfirmDialog } from '../../ui/admin/confirm.tsx'
import { CalendarCheck } from '../../ui/admin/icons.tsx'
import { ListActions } from '../../ui/admin/list-actions.tsx'
import { ListPager } from '../../ui/admin/list-pager.tsx'
import { ListTools } from '../../ui/admin/list-tools.tsx'
import { type Clearing, NotSpam, useClearing } from '../../ui/admin/not-spam.tsx'
import { NothingMatches } from '../../ui/admin/nothing-matches.tsx'
import { AdminHead } from '../../ui/admin/page-head.tsx'
import { SolveAction, SolveDialog } from '../../ui/admin/solve.tsx'
import { StatusFilter } from '../../ui/admin/status-filter.tsx'
import { StatusBadge } from '../../ui/admin/status.tsx'
import { type Column, DataTable } from '../../ui/admin/table.tsx'
import { useListQuery } from '../../ui/admin/use-list-query.ts'
import { useRemoval } from '../../ui/admin/use-removal.ts'
import { useSolving } from '../../ui/admin/use-solving.ts'
import { PageLink } from '../../ui/page-link.tsx'

export type RequestRow = Pick<
  Booking,
  '_id' | 'name' | 'phone' | 'serviceTitle' | 'eventDate' | 'resolved' | 'spamSigns'
>

const viewPath = (id: string) => `/admin/request/view/${id}`

const columns = (today: string): Column<RequestRow>[] => [
  {
    head: 'Name',
    cell: ({ _id, name, phone }) => (
      <span className="adm-asker">
        <PageLink className="adm-cell-t" to={viewPath(_id)} lang={langOf(name)} data-row>
          {name}
        </PageLink>
        <span className="adm-cell-s adm-num">{shownPhone(phone)}</span>
      </span>
    ),
  },
  {
    head: 'Interest',
    place: 'text',
    cell: ({ serviceTitle }) => <span lang={langOf(serviceTitle)}>{serviceTitle}</span>,
  },
  {
    head: 'Event Date',
    place: 'text',
    cell: ({ eventDate }) => (
      <span className="adm-when">
        <time className="adm-num adm-nb" dateTime={eventDate}>
          {yearDay(eventDate)}
        </time>
        <span className="adm-cell-s">{relativeDay(today, eventDate)}</span>
      </span>
    ),
  },
  { head: 'Status', place: 'status', cell: (row) => <StatusBadge {...row} /> },
]

const actColumn = (
  maySolve: boolean,
  isSpam: boolean,
  ask: (row: RequestRow, button: HTMLElement) => void,
  clearing: Clearing<RequestRow>,
  askRemoval: (row: RequestRow, button: HTMLElement) => void,
): Column<RequestRow> => ({
  head: isSpam ? 'View / Not spam / Delete' : maySolve ? 'View / Mark as solved' : 'View',
  align: 'end',
  tight: true,
  place: 'acts',
  cell: (row) => (
    <div className="adm-acts-row">
      <AdminLink
        small
        to={viewPath(row._id)}
        aria-label={maySolve ? `View ${row.name}` : `View ${row.serviceTitle}, ${yearDay(row.eventDate)}`}
      >
        View
      </AdminLink>
      {maySolve && row.spamSigns.length > 0 && (
        <>
          <NotSpam row={row} of={row.name} {...clearing} />
          <AdminButton
            small
            data-removes
            aria-label={`Delete ${row.name}`}
            onClick={({ currentTarget }) => askRemoval(row, currentTarget)}
          >
            Delete
          </AdminButton>
        </>
      )}
      {maySolve && row.spamSigns.length === 0 && (
        <SolveAction
          id={row._id}
          resolved={row.resolved}
          of={row.name}
          onAsk={(button) => ask(row, button)}
        />
      )}
    </div>
  ),
})

function NothingHere({ isNarrowed, maySolve }: { isNarrowed: boolean; maySolve: boolean }) {
  if (isNarrowed) {
    return (
      <NothingMatches
        noun="request"
        text="Try a name, a phone number, a place or the service, or look at every status."
        filters={['search', 'status']}
      />
    )
  }
  return (
    <AdminEmptyState
      icon={<CalendarCheck />}
      title={maySolve ? 'No requests yet' : 'You have not booked anything yet'}
      text={
        maySolve
          ? 'They come from the Book Now form beside each service. Share the page of a service to get the first one.'
          : 'Requests that you send while signed in are listed here, with their status.'
      }
    >
      <AdminLink to="/services">{maySolve ? 'See your services' : 'Choose a service'}</AdminLink>
    </AdminEmptyState>
  )
}

interface RequestsListProps {
  requests: RequestRow[]
  counts: RequestCounts
  page: number
  total: number
  isNarrowed: boolean
  today: string
  /** Owners settle requests; everybody else reads their own. */
  maySolve: boolean
  solve: (row: RequestRow) => Promise<{ message: string }>
  /** Moves a row out of the spam. */
  clear: (row: RequestRow) => Promise<{ message: string }>
  remove: (row: RequestRow) => Promise<{ message: string }>
  save: (filter: ListFilter) => Promise<void>
}

export function RequestsList({
  requests,
  counts,
  page,
  total,
  isNarrowed,
  today,
  maySolve,
  solve,
  clear,
  remove,
  save,
}: RequestsListProps) {
  const { list, asked, busy: solving, ask, cancel, confirm } = useSolving(requests, solve)
  const { busy, value } = useListQuery()
  const clearing = useClearing(clear)
  const {
    list: removable,
    asked: unwanted,
    busy: removing,
    ask: askRemoval,
    cancel: keep,
    confirm: confirmRemoval,
  } = useRemoval(requests, remove)
  const isSpam = value('status') === 'spam'
  return (
    <>
      <AdminHead
        title="Event Booking Request"
        lede={
          maySolve
            ? 'Newest first. Solve one when you have agreed on it, or turned it down.'
            : 'The requests you sent while signed in, newest first'
        }
        actions={maySolve && <ListActions save={save} empty={total === 0} />}
      />
      {(total > 0 || isNarrowed || counts.spam > 0) && (
        <ListTools search="Search requests">
          <StatusFilter counts={counts} />
        </ListTools>
      )}
      <div ref={list} className="adm-region" aria-busy={busy || undefined}>
        {requests.length === 0 ? (
          <NothingHere isNarrowed={isNarrowed} maySolve={maySolve} />
        ) : (
          <>
            <div ref={removable}>
              <DataTable
                label={maySolve ? 'Event booking requests' : 'Your booking requests'}
                cards="people"
                rows={requests}
                columns={[...columns(today), actColumn(maySolve, isSpam, ask, clearing, askRemoval)]}
              />
            </div>
            <ListPager page={page} perPage={adminRows} total={total} noun={['request', 'requests']} />
          </>
        )}
      </div>
      {!maySolve && total > 0 && (
        <p className="adm-soft adm-small adm-after">
          Pending means the studio has it and will call you. Solved means it is settled.{' '}
          <PageLink className="adm-link" to="/services">
            Book another service
          </PageLink>
        </p>
      )}
      <SolveDialog
        open={asked !== null}
        what={
          asked && (
            <div>
              <span className="adm-cell-t">{asked.name}</span>
              <span className="adm-cell-s">
                {asked.serviceTitle} · {yearDay(asked.eventDate)}
              </span>
            </div>
          )
        }
        busy={solving}
        onNo={cancel}
        onYes={() => void confirm()}
      />
      <ConfirmDialog
        open={unwanted !== null}
        question="Are you sure you want to delete this request?"
        what={
          unwanted && (
            <div>
              <span className="adm-cell-t">{unwanted.name}</span>
              <span className="adm-cell-s">
                {unwanted.serviceTitle} · {yearDay(unwanted.eventDate)}
              </span>
            </div>
          )
        }
        note="It goes for good."
        busy={removing}
        onNo={keep}
        onYes={() => void confirmRemoval()}
      />
    </>
  )
}
