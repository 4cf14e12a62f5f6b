import { api } from '../../../../contract/api.ts'
import { firstCharacters } from '../../../../contract/shape/excerpt.ts'
import type { ServiceCounts } from '../../../../contract/portfolio/service.ts'
import { oneDecimal, taka } from '../../../lib/format.ts'
import { signedCall } from '../../../lib/signed-call.ts'
import { Camera } from '../../../ui/icons.tsx'
import { ButtonLink } from '../../../ui/button.tsx'
import { Plus } from '../../ui/icons.tsx'
import { ListPage } from '../../ui/list-page.tsx'
import type { Column } from '../../ui/table.tsx'
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

const segmentsOf = ({ published, hidden, draft }: ServiceCounts) => [
  { status: '', label: t('All'), count: published + hidden + draft },
  { status: 'published', label: t('Published'), count: published },
  { status: 'hidden', label: t('Hidden'), count: hidden },
  { status: 'draft', label: t('Drafts'), count: draft },
]

/** The row as the question before it is deleted shows it. */
const shownRow = (row: ServiceRow) => (
  <>
    {thumb(row.thumbnail)}
    <div>
      <span className="adm-cell-t">{row.title}</span>
      <span className="adm-cell-s">
        {taka(row.price)} · {plural(row.reviewCount, '{n} review', '{n} reviews')}
      </span>
    </div>
  </>
)

const noteOf = ({ reviewCount }: ServiceRow) =>
  reviewCount > 0
    ? t('The service and its {reviews} are deleted permanently. Existing bookings keep its title.', {
        reviews: plural(reviewCount, '{n} review', '{n} reviews'),
      })
    : t('The service is deleted permanently. Existing bookings keep its title.')

export function ServicesList({ services, page, total, counts, mayEdit }: ServicesListProps) {
  const editing = {
    edit: { name: ({ title }: ServiceRow) => title, path: ({ _id }: ServiceRow) => updatePath(_id) },
    store: (id: string, place: number) => signedCall(api.service.move, { params: { id }, body: { place } }),
    removal: {
      question: () => t('Are you sure you want to delete this service?'),
      what: shownRow,
      note: noteOf,
      send: ({ _id }: ServiceRow) => signedCall(api.service.remove, { params: { id: _id } }),
    },
  }
  return (
    <ListPage
      title={t('Services Control')}
      lede={(isNarrowed) =>
        t(
          isNarrowed
            ? '{things} found, in the order of the website'
            : '{things}, in the order of the website',
          {
            things: plural(total, '{n} service', '{n} services'),
          },
        )
      }
      actions={mayEdit && <AddButton />}
      tools={{
        search: t('Search services'),
        segments: counts && segmentsOf(counts),
        tip: t('Try a word of its title or of its details, or another status.'),
      }}
      label={t('Services')}
      noun={['service', 'services']}
      cards="pictures"
      rows={services}
      page={page}
      total={total}
      columns={columns(mayEdit)}
      {...(mayEdit && editing)}
      empty={{
        icon: <Camera />,
        title: t('No services yet'),
        text: mayEdit
          ? t(
              'A service is what visitors book. Begin with the one you are asked for most; five minutes and three pictures will do.',
            )
          : t('The studio has not published a service yet. Please come back soon.'),
        action: mayEdit && (
          <ButtonLink look="line" to={addPath}>
            {t('Add the first one')}
          </ButtonLink>
        ),
      }}
    />
  )
}
