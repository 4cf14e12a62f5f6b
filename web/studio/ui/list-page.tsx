import { type ReactNode, useState } from 'react'
import { adminRows } from '../../../contract/shape/page-sizes.ts'
import type { Label } from '../../../language/t.ts'
import { classNames } from '../../ui/class-names.ts'
import { ConfirmDialog } from './action-dialog.tsx'
import { type Editing, editColumns } from './edit-columns.tsx'
import { AdminEmptyState } from './empty-state.tsx'
import { ListPager } from './list-pager.tsx'
import { type FilterProps, ListTools, SelectFilter } from './list-tools.tsx'
import { NothingMatches } from './nothing-matches.tsx'
import { orderColumn } from './order-buttons.tsx'
import { AdminHead, type BackLink } from './page-head.tsx'
import { type Segment, SegmentFilter } from './segment-filter.tsx'
import { type Column, DataTable } from './table.tsx'
import { useListQuery } from './use-list-query.ts'
import { useOrder } from './use-order.ts'
import { useRowFocus } from './use-row-focus.ts'

/** How a row is deleted, after a question. */
interface Removal<Row> {
  question: (row: Row) => string
  /** The row as the question shows it. */
  what: (row: Row) => ReactNode
  note: (row: Row) => string
  send: (row: Row) => Promise<{ message: string }>
}

/** Search, filters and order above a list; all of them stand in the address. */
interface Tools {
  /** The label of the search. */
  search?: string
  /** The filter by status, with counts. */
  segments?: Segment[]
  selects?: FilterProps[]
  /** A hint for when nothing matches. */
  tip: string
}

export interface RecordListProps<Row> {
  /** The name for screen readers. */
  label: string
  /** Absent where all rows are listed. */
  noun?: [one: Label, many: Label]
  rows: Row[]
  page?: number
  total: number
  /** A function where a cell has a button that deletes its row. */
  columns?: Column<Row>[] | ((askRemoval: (row: Row) => void) => Column<Row>[])
  /** The layout of a row on a phone: it begins with a picture, or with a name and a status. */
  cards?: 'pictures' | 'people'
  tools?: Tools
  /** Shown while there is nothing at all. */
  empty?: { icon: ReactNode; title: string; text: string; action?: ReactNode }
  /** A row is edited on a page of its own. */
  edit?: Editing<Row>
  removal?: Removal<Row>
  /** Stores the place of a row in the whole list, from 1. */
  store?: (id: string, place: number) => Promise<unknown>
  className?: string
  /** Instead of columns. */
  row?: (row: Row, askRemoval: () => void) => ReactNode
}

const keepsPlace = () => Promise.resolve()

/** Whether search or filters leave something out. */
function useNarrowed({ search, segments, selects = [] }: Partial<Tools> = {}) {
  const { value } = useListQuery()
  const chosen = selects.map(({ name }) => name).filter((name) => name !== 'sort')
  const names = [...(search ? ['search'] : []), ...(segments ? ['status'] : []), ...chosen]
  return { names, isNarrowed: names.some((name) => value(name) !== '') }
}

/** A list of records: a table, on phones cards, with everything that can be done with a row. */
export function RecordList<Row extends { _id: string }>(props: RecordListProps<Row>) {
  const { label, noun, rows, page, total, columns = [], cards = 'people' } = props
  const { tools, empty, edit, removal, store, className, row: custom } = props
  const { busy } = useListQuery()
  const { names, isNarrowed } = useNarrowed(tools)
  const [unwanted, setUnwanted] = useState<Row | null>(null)
  const order = useOrder({
    list: rows,
    titleOf: (row) => edit?.name(row) ?? '',
    page: page ?? 1,
    total,
    store: store ?? keepsPlace,
  })
  const focus = useRowFocus()
  // A place in a filtered list says nothing about the place among all.
  const mayOrder = store && !isNarrowed && total > 1
  const all = [
    ...(typeof columns === 'function' ? columns(setUnwanted) : columns),
    ...(mayOrder ? [orderColumn(order, total)] : []),
    ...(edit && removal ? editColumns(edit, setUnwanted) : []),
  ]
  const rowProps = (place: number) => ({
    'data-drag': place,
    'data-held': order.drag.held === place || undefined,
  })
  return (
    <>
      <div {...focus} className={classNames('adm-region', className)} aria-busy={busy || undefined}>
        {rows.length > 0 && (
          <>
            {custom ? (
              <div className="panel">{rows.map((row) => custom(row, () => setUnwanted(row)))}</div>
            ) : (
              <DataTable
                label={label}
                cards={cards}
                rows={order.rows}
                columns={all}
                rowProps={mayOrder ? rowProps : undefined}
              />
            )}
            {page && noun && <ListPager page={page} perPage={adminRows} total={total} noun={noun} />}
          </>
        )}
        {rows.length === 0 && isNarrowed && noun && tools && (
          <NothingMatches noun={noun[0]} text={tools.tip} filters={names} />
        )}
        {rows.length === 0 && !isNarrowed && empty && (
          <AdminEmptyState icon={empty.icon} title={empty.title} text={empty.text}>
            {empty.action}
          </AdminEmptyState>
        )}
      </div>
      <span className="sr" role="status">
        {order.spoken}
      </span>
      {unwanted && removal && (
        <ConfirmDialog
          title={removal.question(unwanted)}
          what={removal.what(unwanted)}
          lede={removal.note(unwanted)}
          send={() => removal.send(unwanted)}
          onClose={() => setUnwanted(null)}
        />
      )}
    </>
  )
}

interface ListPageProps<Row> extends RecordListProps<Row> {
  title: string
  /** One line that counts or explains. */
  lede?: ReactNode | ((isNarrowed: boolean) => ReactNode)
  back?: BackLink
  actions?: ReactNode
  /** Between head and tools. */
  before?: ReactNode
  /** Below the list. */
  after?: ReactNode
  /** Beside the list. */
  aside?: ReactNode
}

/** A page of the studio with one list. */
export function ListPage<Row extends { _id: string }>({
  title,
  lede,
  back,
  actions,
  before,
  after,
  aside,
  ...list
}: ListPageProps<Row>) {
  const { tools, total } = list
  const { isNarrowed } = useNarrowed(tools)
  const hasRows = total > 0 || isNarrowed || tools?.segments?.some(({ count }) => count > 0)
  return (
    <>
      <AdminHead
        title={title}
        lede={typeof lede === 'function' ? lede(isNarrowed) : lede}
        back={back}
        actions={actions}
      />
      {before}
      {tools && hasRows && (
        <ListTools search={tools.search}>
          {tools.segments && <SegmentFilter segments={tools.segments} />}
          {tools.selects?.map((select) => (
            <SelectFilter key={select.name} {...select} />
          ))}
        </ListTools>
      )}
      {aside ? (
        <div className="adm-form">
          <RecordList {...list} />
          <div className="adm-column adm-aside">{aside}</div>
        </div>
      ) : (
        <RecordList {...list} />
      )}
      {after}
    </>
  )
}
