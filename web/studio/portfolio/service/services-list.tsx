import { firstCharacters } from '../../../../contract/shape/excerpt.ts'
import { adminRows } from '../../../../contract/shape/page-sizes.ts'
import type { ServiceCounts } from '../../../../contract/portfolio/service.ts'
import { oneDecimal, taka } from '../../../lib/format.ts'
import { Camera } from '../../../ui/icons.tsx'
import { AdminEmptyState } from '../../ui/empty-state.tsx'
import { ButtonLink } from '../../../ui/button.tsx'
import { ConfirmDialog } from '../../ui/confirm.tsx'
import { editColumns } from '../../ui/edit-columns.tsx'
import { Plus } from '../../ui/icons.tsx'
import { orderColumn } from '../../ui/order-buttons.tsx'
import { useOrder } from '../../ui/use-order.ts'
import { ListPager } from '../../ui/list-pager.tsx'
import { ListTools } from '../../ui/list-tools.tsx'
import { NothingMatches } from '../../ui/nothing-matches.tsx'
import { AdminHead } from '../../ui/page-head.tsx'
import { type Column, DataTable } from '../../ui/table.tsx'
import { useListQuery } from '../../ui/use-list-query.ts'
import { SegmentFilter } from '../../ui/segment-filter.tsx'
import { useRemoval } from '../../ui/use-removal.ts'
import { PageLink } from '../../../ui/page-link.tsx'
import { Picture } from '../../../ui/picture.tsx'
import type { ServiceRow } from './service-row.ts'
import { ServiceBadges } from './service-status.tsx'
import { plural, t } from '../../../../language/t.ts'

const updatePath = (id: string) => `/admin/services/update-service/${id}`
const thumb = (src: string) => <Picture of={src} alt="" sizes="72px" className="adm-thumb" />
/** Enough of the details to tell two services apart. */
function opening(details: string) {
  const cut = firstCharacters(details, 60)
  return cut.length < details.length ? `${cut.trimEnd()}…` : details
}

const rated = ({ rating, reviewCount }: ServiceRow) =>
  reviewCount > 0
    ? t('{rating} from {reviews}', {
        rating: oneDecimal(rating),
        reviews: plural(reviewCount, '{n} review', '{n} reviews'),
      })
    : t('no reviews yet')

const columns = (mayEdit: boolean): Column<ServiceRow>[] => [
  { head: t('Image'), tight: true, place: 'picture', cell: ({ thumbnail }) => thumb(thumbnail) },
  {
    head: t('Title'),
    place: 'text',
    cell: (row) => (
      <>
        <PageLink className="adm-cell-t" to={mayEdit ? updatePath(row._id) : `/services/${row._id}`} data-row>
          {row.title}
        </PageLink>
        <span className="adm-cell-s">
          {opening(row.details)} · <span className="adm-nb">{rated(row)}</span>
        </span>
        <ServiceBadges {...row} />
      </>
    ),
  },
  {
    head: t('Price'),
    align: 'end',
    place: 'left',
    cell: ({ price }) => <b className="adm-num adm-price">{taka(price)}</b>,
  },
]

interface ServicesListProps {
  services: ServiceRow[]
  page: number
  total: number
  /** Only the owner gets counts. */
  counts?: ServiceCounts
  /** The owner adds, orders, edits and deletes; everyone else reads. */
  mayEdit: boolean
  /** Stores the place of a service in the whole list. */
  store: (id: string, place: number) => Promise<unknown>
  remove: (row: ServiceRow) => Promise<{ message: string }>
}

const addPath = '/admin/services/add-service'

function AddButton() {
  return (
    <ButtonLink look="accent" to={addPath} data-key="new">
      <Plus />
      {t('Add New Service')}
    </ButtonLink>
  )
}

function NothingHere({ isNarrowed, mayEdit }: { isNarrowed: boolean; mayEdit: boolean }) {
  if (isNarrowed)
    return (
      <NothingMatches
        noun="service"
        text={t('Try a word of its title or of its details, or another status.')}
        filters={['search', 'status']}
      />
    )
  return (
    <AdminEmptyState
      icon={<Camera />}
      title={t('No services yet')}
      text={
        mayEdit
          ? t(
              'A service is what visitors book. Begin with the one you are asked for most; five minutes and three pictures will do.',
            )
          : t('The studio has not published a service yet. Please come back soon.')
      }
    >
      {mayEdit && (
        <ButtonLink look="line" to={addPath}>
          {t('Add the first one')}
        </ButtonLink>
      )}
    </AdminEmptyState>
  )
}

const segmentsOf = ({ published, hidden, draft }: ServiceCounts) => [
  { status: '', label: t('All'), count: published + hidden + draft },
  { status: 'published', label: t('Published'), count: published },
  { status: 'hidden', label: t('Hidden'), count: hidden },
  { status: 'draft', label: t('Drafts'), count: draft },
]

export function ServicesList({ services, page, total, counts, mayEdit, store, remove }: ServicesListProps) {
  const { list, asked, busy: removing, ask, cancel, confirm } = useRemoval(services, remove)
  const { value, busy } = useListQuery()
  const isNarrowed = Boolean(value('search') || value('status'))
  const order = useOrder({ list: services, page, total, store })
  // A place in a filtered list says nothing about the place among all.
  const mayOrder = mayEdit && !isNarrowed && total > 1
  return (
    <>
      <AdminHead
        title={t('Services Control')}
        lede={t(
          isNarrowed
            ? '{things} found, in the order of the website'
            : '{things}, in the order of the website',
          { things: plural(total, '{n} service', '{n} services') },
        )}
        actions={mayEdit && <AddButton />}
      />
      {(total > 0 || isNarrowed) && (
        <ListTools search={t('Search services')}>
          {counts && <SegmentFilter segments={segmentsOf(counts)} />}
        </ListTools>
      )}
      <div ref={list} className="adm-region" aria-busy={busy || undefined}>
        {services.length === 0 ? (
          <NothingHere isNarrowed={isNarrowed} mayEdit={mayEdit} />
        ) : (
          <>
            <DataTable
              label={t('Services')}
              cards="pictures"
              rows={order.rows}
              rowProps={(place) => ({
                'data-drag': place,
                'data-held': order.drag.held === place || undefined,
              })}
              columns={[
                ...columns(mayEdit),
                ...(mayOrder ? [orderColumn(order, total)] : []),
                ...(mayEdit ? editColumns({ name: ({ title }) => title, updatePath, ask }) : []),
              ]}
            />
            <ListPager page={page} perPage={adminRows} total={total} noun={['service', 'services']} />
          </>
        )}
      </div>
      <span className="sr" role="status">
        {order.spoken}
      </span>
      <ConfirmDialog
        open={asked !== null}
        question={t('Are you sure you want to delete this service?')}
        what={
          asked && (
            <>
              {thumb(asked.thumbnail)}
              <div>
                <span className="adm-cell-t">{asked.title}</span>
                <span className="adm-cell-s">
                  {taka(asked.price)} · {plural(asked.reviewCount, '{n} review', '{n} reviews')}
                </span>
              </div>
            </>
          )
        }
        note={
          asked?.reviewCount
            ? t('The service and its {reviews} are deleted permanently. Existing bookings keep its title.', {
                reviews: plural(asked.reviewCount, '{n} review', '{n} reviews'),
              })
            : t('The service is deleted permanently. Existing bookings keep its title.')
        }
        busy={removing}
        onNo={cancel}
        onYes={() => void confirm()}
      />
    </>
  )
}
