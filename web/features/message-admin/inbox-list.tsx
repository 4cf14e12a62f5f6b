import { formatUsDate } from '../../../contract/dates.ts'
import type { Message } from '../../../contract/message.ts'
import { adminRows } from '../../../contract/page-sizes.ts'
import type { RequestCounts } from '../../../contract/paging.ts'
import type { ListFilter } from '../../lib/admin/status.ts'
import { langOf } from '../../lib/lang.ts'
import { Inbox } from '../../ui/account-icons.tsx'
import { AdminEmptyState } from '../../ui/admin/empty-state.tsx'
import { AdminButton, AdminLink } from '../../ui/admin/button.tsx'
import { ConfirmDialog } from '../../ui/admin/confirm.tsx'
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

const viewPath = (id: string) => `/admin/inbox/view/${id}`

const columns: Column<Message>[] = [
  {
    head: 'Name',
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
    head: 'Subject',
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
    head: 'Date',
    place: 'text',
    cell: ({ date }) => (
      <time className="adm-num adm-nb" dateTime={date}>
        {formatUsDate(date)}
      </time>
    ),
  },
  { head: 'Status', place: 'status', cell: (row) => <StatusBadge {...row} /> },
]

const actColumn = (
  maySolve: boolean,
  isSpam: boolean,
  ask: (row: Message, button: HTMLElement) => void,
  clearing: Clearing<Message>,
  askRemoval: (row: Message, button: HTMLElement) => void,
): Column<Message> => ({
  head: isSpam ? 'View / Not spam / Delete' : maySolve ? 'View / Mark as solved' : 'View',
  align: 'end',
  tight: true,
  place: 'acts',
  cell: (row) => (
    <div className="adm-acts-row">
      <AdminLink
        small
        to={viewPath(row._id)}
        aria-label={maySolve ? `View ${row.name}: ${row.subject}` : `View ${row.subject}`}
      >
        View
      </AdminLink>
      {maySolve && row.spamSigns.length > 0 && (
        <>
          <NotSpam row={row} of={`${row.name}, ${row.subject}`} {...clearing} />
          <AdminButton
            small
            data-removes
            aria-label={`Delete ${row.name}, ${row.subject}`}
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
          of={`${row.name}, ${row.subject}`}
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
        noun="message"
        text="Try a name, an email address or a word of the message, or look at every status."
        filters={['search', 'status']}
      />
    )
  }
  return (
    <AdminEmptyState
      icon={<Inbox />}
      title={maySolve ? 'No messages yet' : 'You have not written to us yet'}
      text={
        maySolve
          ? 'What visitors write on the Contact page arrives here and in your mail.'
          : 'Messages that you send from the Contact page while signed in are listed here, with their status.'
      }
    >
      <AdminLink to="/contact">{maySolve ? 'See the Contact page' : 'Write a message'}</AdminLink>
    </AdminEmptyState>
  )
}

interface InboxListProps {
  messages: Message[]
  counts: RequestCounts
  page: number
  total: number
  isNarrowed: boolean
  /** Owners settle messages; everybody else reads their own. */
  maySolve: boolean
  solve: (row: Message) => Promise<{ message: string }>
  /** Moves a row out of the spam. */
  clear: (row: Message) => Promise<{ message: string }>
  remove: (row: Message) => Promise<{ message: string }>
  save: (filter: ListFilter) => Promise<void>
}

export function InboxList(props: InboxListProps) {
  const { messages, counts, page, total, isNarrowed, maySolve, solve, clear, remove, save } = props
  const { list, asked, busy: solving, ask, cancel, confirm } = useSolving(messages, solve)
  const { busy, value } = useListQuery()
  const clearing = useClearing(clear)
  const {
    list: removable,
    asked: unwanted,
    busy: removing,
    ask: askRemoval,
    cancel: keep,
    confirm: confirmRemoval,
  } = useRemoval(messages, remove)
  const isSpam = value('status') === 'spam'
  return (
    <>
      <AdminHead
        title="Inbox"
        lede={
          maySolve
            ? 'Messages from the contact form, newest first'
            : 'The messages you sent while signed in, newest first'
        }
        actions={maySolve && <ListActions save={save} empty={total === 0} />}
      />
      {(total > 0 || isNarrowed || counts.spam > 0) && (
        <ListTools search="Search messages">
          <StatusFilter counts={counts} />
        </ListTools>
      )}
      <div ref={list} className="adm-region" aria-busy={busy || undefined}>
        {messages.length === 0 ? (
          <NothingHere isNarrowed={isNarrowed} maySolve={maySolve} />
        ) : (
          <>
            <div ref={removable}>
              <DataTable
                label={maySolve ? 'Contact messages' : 'Your messages'}
                cards="people"
                rows={messages}
                columns={[...columns, actColumn(maySolve, isSpam, ask, clearing, askRemoval)]}
              />
            </div>
            <ListPager page={page} perPage={adminRows} total={total} noun={['message', 'messages']} />
          </>
        )}
      </div>
      <SolveDialog
        open={asked !== null}
        what={
          asked && (
            <div>
              <span className="adm-cell-t">{asked.name}</span>
              <span className="adm-cell-s">{asked.subject}</span>
            </div>
          )
        }
        busy={solving}
        onNo={cancel}
        onYes={() => void confirm()}
      />
      <ConfirmDialog
        open={unwanted !== null}
        question="Are you sure you want to delete this message?"
        what={
          unwanted && (
            <div>
              <span className="adm-cell-t">{unwanted.name}</span>
              <span className="adm-cell-s">{unwanted.subject}</span>
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
