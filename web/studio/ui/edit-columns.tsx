import { IconButton, IconLink } from './icon-button.tsx'
import { Pencil, Trash } from './icons.tsx'
import type { Column } from './table.tsx'
import { t } from '../../../language/t.ts'

export interface Editing<Row> {
  name: (row: Row) => string
  path: (row: Row) => string
}

/** The last two columns of a table: edit on another page, and delete, which is asked first. */
export const editColumns = <Row,>({ name, path }: Editing<Row>, ask: (row: Row) => void): Column<Row>[] => [
  {
    head: t('Edit'),
    align: 'center',
    tight: true,
    place: 'first-act',
    cell: (row) => <IconLink to={path(row)} text={t('Edit')} of={name(row)} icon={<Pencil />} />,
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
        data-act="delete"
        onClick={() => ask(row)}
      />
    ),
  },
]
