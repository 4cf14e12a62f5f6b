/* oxlint-disable jsx-a11y/no-redundant-roles, jsx-a11y/no-interactive-element-to-noninteractive-role --
   on phones the rows are laid out as cards, and what is no table in the layout is one only by its roles */
import type { ReactNode } from 'react'
import { SortHead, type Sorting, useAriaSort } from './sort-head.tsx'

export interface Column<Row> {
  head: string
  cell: (row: Row) => ReactNode
  /** Makes the column sortable. */
  sorting?: Sorting
  align?: 'end' | 'center'
  /** As narrow as its content. */
  tight?: boolean
  /** Hidden on narrow screens; another cell then shows the value. */
  fold?: 'early' | 'late'
  /** Its place in the card on a phone. */
  place?: 'picture' | 'text' | 'when' | 'left' | 'right' | 'status' | 'first-act' | 'second-act' | 'acts'
}

interface DataTableProps<Row> {
  /** The name for screen readers. */
  label: string
  rows: Row[]
  columns: Column<Row>[]
  /** The layout of the card: it begins with a picture, or with a name and a status. */
  cards: 'pictures' | 'people'
  /** Extra attributes of a row, for example for dragging. */
  rowProps?: (place: number) => object
}

interface HeadProps {
  head: string
  sorting?: Sorting
  looks: object
}

function Head({ head, sorting, looks }: HeadProps) {
  const sorted = useAriaSort(sorting)
  return (
    <th role="columnheader" scope="col" aria-sort={sorted} {...looks}>
      {sorting ? <SortHead head={head} sorting={sorting} /> : head}
    </th>
  )
}

/** A table, on phones a column of cards. */
export function DataTable<Row extends { _id: string }>({
  label,
  rows,
  columns,
  cards,
  rowProps,
}: DataTableProps<Row>) {
  const looks = ({ align, tight, place, fold }: Column<Row>) => ({
    'data-align': align,
    'data-tight': tight || undefined,
    'data-place': place,
    'data-fold': fold,
  })
  return (
    <div className={`panel adm-sheet adm-${cards}`}>
      <table role="table" aria-label={label}>
        <thead role="rowgroup">
          <tr role="row">
            {columns.map((column) => (
              <Head key={column.head} {...column} looks={looks(column)} />
            ))}
          </tr>
        </thead>
        <tbody role="rowgroup">
          {rows.map((row, place) => (
            <tr key={row._id} role="row" {...rowProps?.(place)}>
              {columns.map((column) => (
                <td key={column.head} role="cell" {...looks(column)}>
                  {column.cell(row)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
