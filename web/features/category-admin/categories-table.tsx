import type { Category } from '../../../contract/category.ts'
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

const updatePath = (id: string) => `/admin/blogs/update-category/${id}`
const thumb = (src: string) =>
  src ? (
    <Picture of={src} alt="" sizes="72px" className="adm-thumb" />
  ) : (
    <span className="adm-thumb adm-no-thumb" />
  )

const columns = (ask: (row: Category, button: HTMLElement) => void): Column<Category>[] => [
  { head: 'Image', tight: true, place: 'picture', cell: ({ cat_image }) => thumb(cat_image) },
  {
    head: 'Category',
    place: 'text',
    cell: ({ _id, cat_name }) => (
      <PageLink className="adm-cell-t" to={updatePath(_id)} lang={langOf(cat_name)} data-row>
        {cat_name}
      </PageLink>
    ),
  },
  {
    head: 'Slug',
    place: 'text',
    cell: ({ cat_slug }) => <span className="adm-soft adm-any">{cat_slug}</span>,
  },
  {
    head: 'Edit',
    align: 'center',
    tight: true,
    place: 'first-act',
    cell: ({ _id, cat_name }) => (
      <IconLink to={updatePath(_id)} text="Edit" of={cat_name} icon={<Pencil />} />
    ),
  },
  {
    head: 'Delete',
    align: 'center',
    tight: true,
    place: 'second-act',
    cell: (row) => (
      <IconButton
        text="Delete"
        of={row.cat_name}
        icon={<Trash />}
        data-removes
        onClick={({ currentTarget }) => ask(row, currentTarget)}
      />
    ),
  },
]

interface CategoriesTableProps {
  categories: Category[]
  page: number
  total: number
  remove: (category: Category) => Promise<{ message: string }>
}

export function CategoriesTable({ categories, page, total, remove }: CategoriesTableProps) {
  const { list, asked, busy: removing, ask, cancel, confirm } = useRemoval(categories, remove)
  const { busy } = useListQuery()
  return (
    <div ref={list} className="adm-region" aria-busy={busy || undefined}>
      {categories.length === 0 ? (
        <AdminEmptyState
          icon={<Newspaper />}
          title="No categories yet"
          text="Every post is in one, and visitors filter the blog by them. The form is on this page."
        />
      ) : (
        <>
          <DataTable label="Categories" cards="pictures" rows={categories} columns={columns(ask)} />
          <ListPager page={page} perPage={adminRows} total={total} noun={['category', 'categories']} />
        </>
      )}
      <ConfirmDialog
        open={asked !== null}
        question={`Are you sure to DELETE ${asked?.cat_name} category from database?`}
        what={
          asked && (
            <>
              {thumb(asked.cat_image)}
              <div>
                <span className="adm-cell-t">{asked.cat_name}</span>
                <span className="adm-cell-s">{asked.cat_slug}</span>
              </div>
            </>
          )
        }
        note="A category that posts still use is kept."
        busy={removing}
        onNo={cancel}
        onYes={() => void confirm()}
      />
    </div>
  )
}
