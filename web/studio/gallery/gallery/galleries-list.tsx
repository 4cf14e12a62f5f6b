import { useNavigate } from 'react-router'
import { api } from '../../../../contract/api.ts'
import { galleryStatuses, type GalleryStatus } from '../../../../contract/gallery/gallery-acts.ts'
import { galleryFile } from '../../../../contract/gallery/gallery-parts.ts'
import type { ListedGallery } from '../../../../contract/gallery/gallery.ts'
import { optionalEmail, requiredText } from '../../../../contract/shape/fields.ts'
import { shownSize } from '../../../../contract/shape/sizes.ts'
import { z } from '../../../../contract/shape/zod.ts'
import { currentLanguage } from '../../../../language/current.ts'
import { languageNames, languages } from '../../../../language/languages.ts'
import { formatNumber } from '../../../../language/numbers.ts'
import { plural, t } from '../../../../language/t.ts'
import { signedCall } from '../../../lib/signed-call.ts'
import { Button } from '../../../ui/button.tsx'
import { TextField } from '../../../ui/field.tsx'
import { PageLink } from '../../../ui/page-link.tsx'
import { yearDay } from '../../lib/days.ts'
import { ActionDialog } from '../../ui/action-dialog.tsx'
import { Images, Plus } from '../../ui/icons.tsx'
import { useAsked } from '../../ui/use-asked.ts'
import { ListPage } from '../../ui/list-page.tsx'
import { SelectField } from '../../ui/select-field.tsx'
import type { Column } from '../../ui/table.tsx'
import { statusLabels } from '../gallery-status.ts'

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

const newGallery = z.object({
  title: requiredText('Title', 120),
  email: optionalEmail,
  language: z.enum(languages),
})

function NewGallery() {
  const navigate = useNavigate()
  const { asked, ask, close } = useAsked(['new'])
  return (
    <>
      <Button look="accent" data-key="new" onClick={() => ask('new')}>
        <Plus />
        {t('New gallery')}
      </Button>
      {asked && (
        <ActionDialog
          title={t('New gallery')}
          lede={t('Nobody sees it until you open it. Everything can be changed later.')}
          verb={t('Create gallery')}
          schema={newGallery}
          initial={{ title: '', email: '', language: currentLanguage() }}
          send={(body) => signedCall(api.gallery.add, { body })}
          onSaved={({ data }) => navigate(`/admin/galleries/view/${data._id}`)}
          onClose={close}
        >
          {({ field }) => (
            <>
              <TextField label={t('Title')} {...field('title')} maxLength={120} autoComplete="off" required />
              <TextField label={t('Email address')} type="email" optional {...field('email')} />
              <SelectField
                label={t('Language')}
                {...field('language')}
                options={languages.map((value) => ({ value, label: languageNames[value] }))}
              />
            </>
          )}
        </ActionDialog>
      )}
    </>
  )
}

export function GalleriesList({ galleries, page, total, bytes, counts }: GalleriesListProps) {
  const all = Object.values(counts).reduce((sum, count) => sum + count, 0)
  return (
    <ListPage
      title={t('Galleries')}
      lede={
        all > 0 &&
        t('{things}, {room} in all', {
          things: plural(all, '{n} gallery', '{n} galleries'),
          room: shownSize(bytes),
        })
      }
      actions={<NewGallery />}
      tools={{
        search: t('Search galleries'),
        segments: [
          { status: '', label: t('All'), count: all },
          ...galleryStatuses.map((status) => ({
            status,
            label: t(statusLabels[status]),
            count: counts[status],
          })),
        ],
        tip: t('Try a word of its title, the name of the client or another status.'),
      }}
      label={t('Galleries')}
      noun={['gallery', 'galleries']}
      cards="pictures"
      rows={galleries}
      page={page}
      total={total}
      columns={columns()}
      empty={{
        icon: <Images />,
        title: t('No galleries yet'),
        text: t(
          'A gallery shows a client their pictures, lets them choose and download, and tells you what they chose.',
        ),
      }}
    />
  )
}
