import { adminRows } from '../../../../contract/shape/page-sizes.ts'
import type { WorkKind } from '../../../../contract/portfolio/work.ts'
import { plural, t } from '../../../../language/t.ts'
import { ConfirmDialog } from '../../ui/confirm.tsx'
import { editColumns } from '../../ui/edit-columns.tsx'
import { AdminEmptyState } from '../../ui/empty-state.tsx'
import { Plus } from '../../ui/icons.tsx'
import { ListPager } from '../../ui/list-pager.tsx'
import { orderColumn } from '../../ui/order-buttons.tsx'
import { AdminHead } from '../../ui/page-head.tsx'
import { type Column, DataTable } from '../../ui/table.tsx'
import { useOrder } from '../../ui/use-order.ts'
import { useRemoval } from '../../ui/use-removal.ts'
import { ButtonLink } from '../../../ui/button.tsx'
import { Camera } from '../../../ui/icons.tsx'
import { PageLink } from '../../../ui/page-link.tsx'
import { Picture } from '../../../ui/picture.tsx'
import { KindList } from './kind-list.tsx'
import type { WorkRow } from './work-row.ts'

const addPath = '/admin/work/add'
const updatePath = (slug: string) => `/admin/work/update/${slug}`
const thumb = (src: string) => <Picture of={src} alt="" sizes="72px" className="adm-thumb" />

const columns = (): Column<WorkRow>[] => [
  { head: t('Image'), tight: true, place: 'picture', cell: ({ src }) => thumb(src) },
  {
    head: t('Title'),
    place: 'text',
    cell: ({ slug, title, place, kind, untitled }) => (
      <>
        <PageLink className="adm-cell-t" to={updatePath(slug)} data-row>
          {title}
        </PageLink>
        <span className="adm-cell-s">
          {[kind.name, place, untitled && t('no title yet')].filter(Boolean).join(' · ')}
        </span>
      </>
    ),
  },
]

interface WorkListProps {
  works: WorkRow[]
  kinds: WorkKind[]
  page: number
  total: number
  /** Stores the place of a picture on the whole wall. */
  store: (id: string, place: number) => Promise<unknown>
  remove: (row: WorkRow) => Promise<{ message: string }>
}

const AddButton = () => (
  <ButtonLink look="accent" to={addPath} data-key="new">
    <Plus />
    {t('Add pictures')}
  </ButtonLink>
)

export function WorkList({ works, kinds, page, total, store, remove }: WorkListProps) {
  const { list, asked, busy, ask, cancel, confirm } = useRemoval(works, remove)
  const order = useOrder({ list: works, page, total, store })
  const slugOf = (id: string) => works.find((work) => work._id === id)!.slug
  return (
    <>
      <AdminHead
        title={t('Portfolio')}
        lede={t('{pictures}, in the order of the website', {
          pictures: plural(total, '{n} picture', '{n} pictures'),
        })}
        actions={<AddButton />}
      />
      <div ref={list} className="adm-region">
        {works.length === 0 ? (
          <AdminEmptyState
            icon={<Camera />}
            title={t('Your portfolio is empty')}
            text={t(
              'Choose your best pictures from your services, or upload new ones. Visitors see them large, each on its own page; the first ones also on Home.',
            )}
          >
            <ButtonLink look="line" to={addPath}>
              {t('Choose the first ones')}
            </ButtonLink>
          </AdminEmptyState>
        ) : (
          <>
            <DataTable
              label={t('Portfolio')}
              cards="pictures"
              rows={order.rows}
              rowProps={(place) => ({
                'data-drag': place,
                'data-held': order.drag.held === place || undefined,
              })}
              columns={[
                ...columns(),
                ...(total > 1 ? [orderColumn(order, total)] : []),
                ...editColumns<WorkRow>({
                  name: ({ title }) => title,
                  updatePath: (id) => updatePath(slugOf(id)),
                  ask,
                }),
              ]}
            />
            <ListPager page={page} perPage={adminRows} total={total} noun={['picture', 'pictures']} />
            <KindList kinds={kinds} />
          </>
        )}
      </div>
      <span className="sr" role="status">
        {order.spoken}
      </span>
      <ConfirmDialog
        open={asked !== null}
        question={t('Remove this picture from the portfolio?')}
        what={
          asked && (
            <>
              {thumb(asked.src)}
              <div>
                <span className="adm-cell-t">{asked.title}</span>
              </div>
            </>
          )
        }
        note={t('Its page is deleted. The picture stays wherever else it is used.')}
        busy={busy}
        onNo={cancel}
        onYes={() => void confirm()}
      />
    </>
  )
}
