import type { ReactNode } from 'react'
import { adminRows } from '../../../contract/shape/page-sizes.ts'
import type { RequestCounts } from '../../../contract/shape/paging.ts'
import type { ListFilter } from './list-filter.ts'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { ConfirmDialog } from '../ui/confirm.tsx'
import { AdminEmptyState } from '../ui/empty-state.tsx'
import { Plus } from '../ui/icons.tsx'
import { ListActions } from './list-actions.tsx'
import { ListPager } from '../ui/list-pager.tsx'
import { ListTools, SelectFilter } from '../ui/list-tools.tsx'
import { type NotSpamState, NotSpam, useNotSpam } from './not-spam.tsx'
import { NothingMatches } from '../ui/nothing-matches.tsx'
import { AdminHead } from '../ui/page-head.tsx'
import { RequestSummary, StatusBadge } from './request-summary.tsx'
import { SolveAction, SolveDialog } from './solve.tsx'
import { StatusFilter } from './status-filter.tsx'
import { type Column, DataTable } from '../ui/table.tsx'
import { useListQuery } from '../ui/use-list-query.ts'
import { useRemoval } from '../ui/use-removal.ts'
import { useSolving } from './use-solving.ts'
import { type Label, t } from '../../../language/t.ts'

export interface RequestRow {
  _id: string
  name: string
  resolved: boolean
  spamSigns: string[]
}

type Act<Row> = (row: Row) => Promise<{ message: string }>

/** A page of bookings or messages, and what can be done with them. */
export interface RequestListProps<Row> {
  rows: Row[]
  counts: RequestCounts
  page: number
  total: number
  isNarrowed: boolean
  /** Whether the viewer may solve them: only the owner may. */
  maySolve: boolean
  solve: Act<Row>
  /** Marks a row as pending again. */
  reopen: Act<Row>
  /** Moves a row out of the spam. */
  clear: Act<Row>
  remove: Act<Row>
  save: (filter: ListFilter) => Promise<void>
}

/** The texts and columns in which the two lists differ. */
export interface RequestListContent<Row> {
  title: string
  lede: string
  label: string
  noun: [one: Label, many: Label]
  columns: Column<Row>[]
  viewPath: (id: string) => string
  /** The subject of a row, next to the name of the sender. */
  about: (row: Row) => string
  /** The names of the row for screen readers: to open it, and to act on it. */
  viewLabel: (row: Row) => string
  actLabel: (row: Row) => string
  /** The address of the form for a new one. */
  create?: { to: string; label: string }
  /** Sort orders besides newest first. */
  orders?: { value: string; label: string }[]
  /** The status of a row, if it is more than pending or solved. */
  status?: (row: Row) => ReactNode
  /** The next step for the owner, instead of marking it as solved. */
  next?: (row: Row) => ReactNode
  /** Replaces the filter by pending and solved. */
  filter?: ReactNode
  /** The query parameters of all filters. */
  filters?: string[]
  /** A hint for when nothing matches. */
  searchTip: string
  empty: { icon: ReactNode; title: string; text: string; action: ReactNode }
}

interface Acts<Row> {
  ask: (row: Row, button: HTMLElement) => void
  askRemoval: (row: Row, button: HTMLElement) => void
  clearing: NotSpamState<Row>
}

const actColumn = <Row extends RequestRow>(
  { viewPath, viewLabel, actLabel, next }: RequestListContent<Row>,
  maySolve: boolean,
  isSpam: boolean,
  { ask, askRemoval, clearing }: Acts<Row>,
): Column<Row> => ({
  head: isSpam ? t('View / Not spam / Delete') : maySolve ? t('View / Mark as solved') : t('View'),
  align: 'end',
  tight: true,
  place: 'acts',
  cell: (row) => (
    <div className="row adm-acts-row">
      <ButtonLink
        look="line"
        small
        to={viewPath(row._id)}
        aria-label={t('View {row}', { row: viewLabel(row) })}
      >
        {t('View')}
      </ButtonLink>
      {maySolve && row.spamSigns.length > 0 && (
        <>
          <NotSpam row={row} of={actLabel(row)} {...clearing} />
          <Button
            look="line"
            small
            data-removes
            aria-label={t('Delete {row}', { row: actLabel(row) })}
            onClick={({ currentTarget }) => askRemoval(row, currentTarget)}
          >
            {t('Delete')}
          </Button>
        </>
      )}
      {maySolve &&
        row.spamSigns.length === 0 &&
        (next?.(row) ?? (
          <SolveAction
            id={row._id}
            resolved={row.resolved}
            of={actLabel(row)}
            onAsk={(button) => ask(row, button)}
          />
        ))}
    </div>
  ),
})

const statusColumn = <Row extends RequestRow>({ status }: RequestListContent<Row>): Column<Row> => ({
  head: t('Status'),
  place: 'status',
  cell: (row) => (status && row.spamSigns.length === 0 ? status(row) : <StatusBadge {...row} />),
})

/** The list of bookings and of messages, with search, filters, solving, spam and export. */
export function RequestList<Row extends RequestRow>({
  words,
  after,
  ...props
}: RequestListProps<Row> & { words: RequestListContent<Row>; after?: ReactNode }) {
  const { rows, counts, page, total, isNarrowed, maySolve } = props
  const { title, lede, label, noun, columns, about, searchTip, empty } = words
  const { list, asked, busy: solving, ask, cancel, confirm } = useSolving(rows, props.solve, props.reopen)
  const { list: removable, asked: unwanted, busy: removing, ...removal } = useRemoval(rows, props.remove)
  const clearing = useNotSpam(props.clear)
  const { busy, value } = useListQuery()
  const acts = { ask, askRemoval: removal.ask, clearing }
  const summary = (row: Row | null) => row && <RequestSummary name={row.name} about={about(row)} />
  return (
    <>
      <AdminHead
        title={title}
        lede={lede}
        actions={
          maySolve && (
            <>
              <ListActions save={props.save} empty={total === 0} />
              {words.create && (
                <ButtonLink look="accent" to={words.create.to} data-key="new">
                  <Plus />
                  {words.create.label}
                </ButtonLink>
              )}
            </>
          )
        }
      />
      {(total > 0 || isNarrowed || counts.spam > 0) && (
        <ListTools search={t('Search {things}', { things: t(noun[1]) })}>
          {words.filter ?? <StatusFilter counts={counts} />}
          {words.orders && (
            <SelectFilter name="sort" label={t('Order')} all={t('Newest first')} options={words.orders} />
          )}
        </ListTools>
      )}
      <div ref={list} className="adm-region" aria-busy={busy || undefined}>
        {rows.length > 0 ? (
          <>
            <div ref={removable}>
              <DataTable
                label={label}
                cards="people"
                rows={rows}
                columns={[
                  ...columns,
                  statusColumn(words),
                  actColumn(words, maySolve, value('status') === 'spam', acts),
                ]}
              />
            </div>
            <ListPager page={page} perPage={adminRows} total={total} noun={noun} />
          </>
        ) : isNarrowed ? (
          <NothingMatches noun={noun[0]} text={searchTip} filters={words.filters ?? ['search', 'status']} />
        ) : (
          <AdminEmptyState icon={empty.icon} title={empty.title} text={empty.text}>
            {empty.action}
          </AdminEmptyState>
        )}
      </div>
      {after}
      <SolveDialog
        open={asked !== null}
        what={summary(asked)}
        busy={solving}
        onNo={cancel}
        onYes={() => void confirm()}
      />
      <ConfirmDialog
        open={unwanted !== null}
        question={t('Are you sure you want to delete this {noun}?', { noun: t(noun[0]) })}
        what={summary(unwanted)}
        note={t('This cannot be undone.')}
        busy={removing}
        onNo={removal.cancel}
        onYes={() => void removal.confirm()}
      />
    </>
  )
}
