import type { ReactNode } from 'react'
import { adminRows } from '../../../contract/shape/page-sizes.ts'
import { langOf } from '../../lib/lang.ts'
import { PageLink } from '../../ui/page-link.tsx'
import { ConfirmDialog } from './confirm.tsx'
import { editColumns } from './edit-columns.tsx'
import { AdminEmptyState } from './empty-state.tsx'
import type { EntryListProps } from './entry-props.ts'
import { Newspaper } from './icons.tsx'
import { ListPager } from './list-pager.tsx'
import { type Column, DataTable } from './table.tsx'
import { useListQuery } from './use-list-query.ts'
import { useRemoval } from './use-removal.ts'
import { type Label, t } from '../../../language/t.ts'

interface EntriesTableProps<Row> extends EntryListProps<Row> {
  label: string
  /** The noun in singular and plural. */
  noun: [Label, Label]
  /** The head of the name column. */
  nameHead: string
  name: (row: Row) => string
  /** Shown below the name. */
  detail?: (row: Row) => string
  slug: (row: Row) => string
  picture: (row: Row) => ReactNode
  updatePath: (id: string) => string
  empty: { title: string; text: string }
  removal: { question: (name: string) => string; detail: (row: Row) => string; note: string }
}

type Ask<Row> = (row: Row, button: HTMLElement) => void

function columnsOf<Row extends { _id: string }>(
  { nameHead, name, detail, slug, picture, updatePath }: EntriesTableProps<Row>,
  ask: Ask<Row>,
): Column<Row>[] {
  return [
    { head: t('Image'), tight: true, place: 'picture', cell: picture },
    {
      head: nameHead,
      place: 'text',
      cell: (row) => (
        <>
          <PageLink className="adm-cell-t" to={updatePath(row._id)} lang={langOf(name(row))} data-row>
            {name(row)}
          </PageLink>
          {detail && <span className="adm-cell-s">{detail(row)}</span>}
        </>
      ),
    },
    { head: t('Slug'), place: 'text', cell: (row) => <span className="adm-soft adm-any">{slug(row)}</span> },
    ...editColumns({ name, updatePath, ask }),
  ]
}

/** Entries that posts refer to: picture, name and slug, with edit and delete. */
export function EntriesTable<Row extends { _id: string }>(props: EntriesTableProps<Row>) {
  const { rows, page, total, remove, label, noun, name, picture, empty, removal } = props
  const { list, asked, busy: removing, ask, cancel, confirm } = useRemoval(rows, remove)
  const { busy } = useListQuery()
  return (
    <div ref={list} className="adm-region" aria-busy={busy || undefined}>
      {rows.length === 0 ? (
        <AdminEmptyState icon={<Newspaper />} {...empty} />
      ) : (
        <>
          <DataTable label={label} cards="pictures" rows={rows} columns={columnsOf(props, ask)} />
          <ListPager page={page} perPage={adminRows} total={total} noun={noun} />
        </>
      )}
      <ConfirmDialog
        open={asked !== null}
        question={asked ? removal.question(name(asked)) : ''}
        what={
          asked && (
            <>
              {picture(asked)}
              <div>
                <span className="adm-cell-t">{name(asked)}</span>
                <span className="adm-cell-s">{removal.detail(asked)}</span>
              </div>
            </>
          )
        }
        note={removal.note}
        busy={removing}
        onNo={cancel}
        onYes={() => void confirm()}
      />
    </div>
  )
}
