import { IconButton, IconLink } from './icon-button.tsx'
import { Pencil, Trash } from './icons.tsx'
import type { Column } from './table.tsx'
import { t } from '../../../language/t.ts'

interface EditOptions<Row> {
  name: (row: Row) => string
  updatePath: (id: string) => string
  /** Opens the dialog that confirms deletion. */
  ask: (row: Row, button: HTMLElement) => void
}

/** The last two columns of a table: edit on another page, and delete. */
export const editColumns = <Row extends { _id: string }>({
  name,
  updatePath,
  ask,
}: EditOptions<Row>): Column<Row>[] => [
  {
    head: t('Edit'),
    align: 'center',
    tight: true,
    place: 'first-act',
    cell: (row) => <IconLink to={updatePath(row._id)} text={t('Edit')} of={name(row)} icon={<Pencil />} />,
  },
  {
    head: t('Delete'),
    align: 'center',
    tight: true,
    place: 'second-act',
    cell: (row) => (
      <IconButton
        text={t('Delete')}
        of={name(row)}
        icon={<Trash />}
        data-removes
        onClick={({ currentTarget }) => ask(row, currentTarget)}
      />
    ),
  },
]
