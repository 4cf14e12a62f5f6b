import { IconButton, IconLink } from './icon-button.tsx'
import { Pencil, Trash } from './icons.tsx'
import type { Column } from './table.tsx'

interface EditOptions<Row> {
  name: (row: Row) => string
  updatePath: (id: string) => string
  /** Asks before the row is deleted. */
  ask: (row: Row, button: HTMLElement) => void
}

/** The last two columns of a table whose rows are edited on a page of their own, and deleted. */
export const editColumns = <Row extends { _id: string }>({
  name,
  updatePath,
  ask,
}: EditOptions<Row>): Column<Row>[] => [
  {
    head: 'Edit',
    align: 'center',
    tight: true,
    place: 'first-act',
    cell: (row) => <IconLink to={updatePath(row._id)} text="Edit" of={name(row)} icon={<Pencil />} />,
  },
  {
    head: 'Delete',
    align: 'center',
    tight: true,
    place: 'second-act',
    cell: (row) => (
      <IconButton
        text="Delete"
        of={name(row)}
        icon={<Trash />}
        data-removes
        onClick={({ currentTarget }) => ask(row, currentTarget)}
      />
    ),
  },
]
