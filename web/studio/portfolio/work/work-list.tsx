import { api } from '../../../../contract/api.ts'
import type { WorkKind } from '../../../../contract/portfolio/work.ts'
import { plural, t } from '../../../../language/t.ts'
import { signedCall } from '../../../lib/signed-call.ts'
import { Plus } from '../../ui/icons.tsx'
import { ListPage } from '../../ui/list-page.tsx'
import type { Column } from '../../ui/table.tsx'
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

const removal = {
  question: () => t('Remove this picture from the portfolio?'),
  what: ({ src, title }: WorkRow) => (
    <>
      {thumb(src)}
      <div>
        <span className="adm-cell-t">{title}</span>
      </div>
    </>
  ),
  note: () => t('Its page is deleted. The picture stays wherever else it is used.'),
  send: ({ _id }: WorkRow) => signedCall(api.work.remove, { params: { id: _id } }),
}

const store = (id: string, place: number) => signedCall(api.work.move, { params: { id }, body: { place } })

interface WorkListProps {
  works: WorkRow[]
  kinds: WorkKind[]
  page: number
  total: number
}

export const WorkList = ({ works, kinds, page, total }: WorkListProps) => (
  <ListPage
    title={t('Portfolio')}
    lede={t('{pictures}, in the order of the website', {
      pictures: plural(total, '{n} picture', '{n} pictures'),
    })}
    actions={
      <ButtonLink look="accent" to={addPath} data-key="new">
        <Plus />
        {t('Add pictures')}
      </ButtonLink>
    }
    label={t('Portfolio')}
    noun={['picture', 'pictures']}
    cards="pictures"
    rows={works}
    page={page}
    total={total}
    columns={columns()}
    edit={{ name: ({ title }) => title, path: ({ slug }) => updatePath(slug) }}
    removal={removal}
    store={store}
    empty={{
      icon: <Camera />,
      title: t('Your portfolio is empty'),
      text: t(
        'Choose your best pictures from your services, or upload new ones. Visitors see them large, each on its own page; the first ones also on Home.',
      ),
      action: (
        <ButtonLink look="line" to={addPath}>
          {t('Choose the first ones')}
        </ButtonLink>
      ),
    }}
    after={total > 0 && <KindList kinds={kinds} />}
  />
)
