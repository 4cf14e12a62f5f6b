import { useState } from 'react'
import { adminRows } from '../../../../contract/shape/page-sizes.ts'
import { galleryStatuses, type GalleryStatus } from '../../../../contract/gallery/gallery-acts.ts'
import { galleryFile } from '../../../../contract/gallery/gallery-parts.ts'
import type { ListedGallery } from '../../../../contract/gallery/gallery.ts'
import { yearDay } from '../../lib/days.ts'
import { AdminEmptyState } from '../../ui/empty-state.tsx'
import { Images, Plus } from '../../ui/icons.tsx'
import { ListPager } from '../../ui/list-pager.tsx'
import { ListTools } from '../../ui/list-tools.tsx'
import { AdminHead } from '../../ui/page-head.tsx'
import { SegmentFilter } from '../../ui/segment-filter.tsx'
import { type Column, DataTable } from '../../ui/table.tsx'
import { Button } from '../../../ui/button.tsx'
import { PageLink } from '../../../ui/page-link.tsx'
import { formatNumber } from '../../../../language/numbers.ts'
import { plural, t } from '../../../../language/t.ts'
import { statusLabels } from '../gallery-status.ts'
import { NewGallery } from './new-gallery.tsx'
import { shownSize } from '../../../../contract/shape/sizes.ts'

const picksOf = ({ picked, limit }: ListedGallery) =>
  limit === null ? formatNumber(picked) : t('{done} of {total}', { done: picked, total: limit })

const columns: () => Column<ListedGallery>[] = () => [
  {
    head: t('Cover'),
    tight: true,
    place: 'picture',
    cell: ({ slug, coverId }) =>
      coverId ? (
        <img className="adm-thumb" src={galleryFile(slug, coverId, 'thumb')} alt="" width={108} height={72} />
      ) : (
        <span className="adm-thumb adm-gal-none" />
      ),
  },
  {
    head: t('Gallery'),
    place: 'text',
    cell: ({ _id, title, clientName, eventDate }) => (
      <>
        <PageLink className="adm-cell-t" to={`/admin/galleries/view/${_id}`} data-row>
          {title}
        </PageLink>
        <span className="adm-cell-s">
          {[clientName !== title && clientName, eventDate && yearDay(eventDate)].filter(Boolean).join(', ')}
        </span>
      </>
    ),
  },
  {
    head: t('State'),
    place: 'status',
    cell: ({ status }) => (
      <span className={status === 'chosen' ? 'adm-badge adm-pending' : 'adm-badge'}>
        {t(statusLabels[status])}
      </span>
    ),
  },
  {
    head: t('Pictures'),
    align: 'end',
    place: 'left',
    cell: ({ pictures, bytes }) => (
      <>
        <span className="adm-num adm-nb">{plural(pictures, '{n} picture', '{n} pictures')}</span>
        {bytes > 0 && <span className="adm-cell-s">{shownSize(bytes)}</span>}
      </>
    ),
  },
  { head: t('Visits'), align: 'end', fold: 'early', cell: ({ visits }) => formatNumber(visits) },
  {
    head: t('Chosen'),
    align: 'end',
    fold: 'late',
    cell: (row) => <span className="adm-num adm-nb">{picksOf(row)}</span>,
  },
  {
    head: t('Closes after'),
    align: 'end',
    place: 'right',
    cell: (row) => (
      <>
        <span className="adm-num adm-nb">
          {row.closesOn ? t('until {day}', { day: yearDay(row.closesOn) }) : t('stays open')}
        </span>
        {row.picked > 0 && (
          <span className="adm-fold-late">
            <span className="adm-cell-s adm-nb">{`${t('Chosen')}: ${picksOf(row)}`}</span>
          </span>
        )}
      </>
    ),
  },
]

interface GalleriesListProps {
  galleries: ListedGallery[]
  page: number
  total: number
  bytes: number
  counts: Record<GalleryStatus, number>
}

export function GalleriesList({ galleries, page, total, bytes, counts }: GalleriesListProps) {
  const [isNew, setNew] = useState(false)
  const all = Object.values(counts).reduce((sum, count) => sum + count, 0)
  return (
    <>
      <AdminHead
        title={t('Galleries')}
        lede={
          all > 0 &&
          t('{things}, {room} in all', {
            things: plural(all, '{n} gallery', '{n} galleries'),
            room: shownSize(bytes),
          })
        }
        actions={
          <Button look="accent" data-key="new" onClick={() => setNew(true)}>
            <Plus />
            {t('New gallery')}
          </Button>
        }
      />
      {all > 0 && (
        <ListTools search={t('Search galleries')}>
          <SegmentFilter
            segments={[
              { status: '', label: t('All'), count: all },
              ...galleryStatuses.map((status) => ({
                status,
                label: t(statusLabels[status]),
                count: counts[status],
              })),
            ]}
          />
        </ListTools>
      )}
      {galleries.length === 0 ? (
        <AdminEmptyState
          icon={<Images />}
          title={all === 0 ? t('No galleries yet') : t('No galleries found')}
          text={t(
            'A gallery shows a client their pictures, lets them choose and download, and tells you what they chose.',
          )}
        />
      ) : (
        <>
          <DataTable label={t('Galleries')} cards="pictures" rows={galleries} columns={columns()} />
          <ListPager page={page} perPage={adminRows} total={total} noun={['gallery', 'galleries']} />
        </>
      )}
      {isNew && <NewGallery onClose={() => setNew(false)} />}
    </>
  )
}
