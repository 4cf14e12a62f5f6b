import type { Author } from '../../../contract/author.ts'
import { adminRows } from '../../../contract/page-sizes.ts'
import { langOf } from '../../lib/lang.ts'
import { AdminEmptyState } from '../../ui/admin/empty-state.tsx'
import { ConfirmDialog } from '../../ui/admin/confirm.tsx'
import { IconButton, IconLink } from '../../ui/admin/icon-button.tsx'
import { Newspaper, Pencil, Trash } from '../../ui/admin/icons.tsx'
import { ListPager } from '../../ui/admin/list-pager.tsx'
import { type Column, DataTable } from '../../ui/admin/table.tsx'
import { useListQuery } from '../../ui/admin/use-list-query.ts'
import { useRemoval } from '../../ui/admin/use-removal.ts'
import { PageLink } from '../../ui/page-link.tsx'
import { Picture } from '../../ui/picture.tsx'

const updatePath = (id: string) => `/admin/blogs/update-author/${id}`
const face = (src: string) => <Picture of={src} alt="" sizes="56px" className="adm-face" />

const columns = (ask: (row: Author, button: HTMLElement) => void): Column<Author>[] => [
  { head: 'Image', tight: true, place: 'picture', cell: ({ image }) => face(image) },
  {
    head: 'Name',
    place: 'text',
    cell: ({ _id, name, designation }) => (
      <>
        <PageLink className="adm-cell-t" to={updatePath(_id)} lang={langOf(name)} data-row>
          {name}
        </PageLink>
        <span className="adm-cell-s">{designation}</span>
      </>
    ),
  },
  {
    head: 'Slug',
    place: 'text',
    cell: ({ author_slug }) => <span className="adm-soft adm-any">{author_slug}</span>,
  },
  {
    head: 'Edit',
    align: 'center',
    tight: true,
    place: 'first-act',
    cell: ({ _id, name }) => <IconLink to={updatePath(_id)} text="Edit" of={name} icon={<Pencil />} />,
  },
  {
    head: 'Delete',
    align: 'center',
    tight: true,
    place: 'second-act',
    cell: (row) => (
      <IconButton
        text="Delete"
        of={row.name}
        icon={<Trash />}
        data-removes
        onClick={({ currentTarget }) => ask(row, currentTarget)}
      />
    ),
  },
]

interface AuthorsTableProps {
  authors: Author[]
  page: number
  total: number
  remove: (author: Author) => Promise<{ message: string }>
}

export function AuthorsTable({ authors, page, total, remove }: AuthorsTableProps) {
  const { list, asked, busy: removing, ask, cancel, confirm } = useRemoval(authors, remove)
  const { busy } = useListQuery()
  return (
    <div ref={list} className="adm-region" aria-busy={busy || undefined}>
      {authors.length === 0 ? (
        <AdminEmptyState
          icon={<Newspaper />}
          title="Nobody writes here yet"
          text="Every post names its author. Begin with yourself; the form is on this page."
        />
      ) : (
        <>
          <DataTable label="Authors" cards="pictures" rows={authors} columns={columns(ask)} />
          <ListPager page={page} perPage={adminRows} total={total} noun={['author', 'authors']} />
        </>
      )}
      <ConfirmDialog
        open={asked !== null}
        question={`Are you sure to DELETE ${asked?.name} from database?`}
        what={
          asked && (
            <>
              {face(asked.image)}
              <div>
                <span className="adm-cell-t">{asked.name}</span>
                <span className="adm-cell-s">{asked.designation}</span>
              </div>
            </>
          )
        }
        note="An author whose posts are still there is kept."
        busy={removing}
        onNo={cancel}
        onYes={() => void confirm()}
      />
    </div>
  )
}
