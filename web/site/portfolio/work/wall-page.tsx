import { Suspense } from 'react'
import { Await } from 'react-router'
import { pageCount, worksPerPage } from '../../../../contract/shape/page-sizes.ts'
import type { WorkKind } from '../../../../contract/portfolio/work.ts'
import { t } from '../../../../language/t.ts'
import type { Result } from '../../../lib/load.ts'
import { useContent } from '../../../lib/root-data.ts'
import { ButtonLink } from '../../../ui/button.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { ErrorView } from '../../../ui/error-view.tsx'
import { FilterLinks } from '../../../ui/filter-links.tsx'
import { Pager } from '../../../ui/pager.tsx'
import { type PictureInfo, PictureLookup } from '../../../ui/picture.tsx'
import { toPictureLookup } from '../../../ui/picture-lookup.ts'
import { isFewWorks } from './few-rows.ts'
import { FewWorks, Wall, type WallWork } from './wall.tsx'
import { wallSizes } from './wall-sizes.ts'
import { WallSkeleton } from './wall-skeleton.tsx'
import { wallPath } from './work-path.ts'

export interface WallOnPage {
  page: number
  total: number
  kind?: string
  kinds: WorkKind[]
  works: WallWork[]
  pictures: PictureInfo[]
}

/** Hidden with fewer than two kinds. */
const Kinds = ({ kind, kinds }: Pick<WallOnPage, 'kind' | 'kinds'>) =>
  kinds.length > 1 && (
    <FilterLinks
      label={t('Kinds of work')}
      links={[
        { to: wallPath(), name: t('All'), current: !kind },
        ...kinds.map(({ slug, name }) => ({ to: wallPath(slug), name, current: slug === kind })),
      ]}
    />
  )

function NoWork({ elsewhere }: { elsewhere: boolean }) {
  return elsewhere ? (
    <EmptyState
      title={t('This page is empty')}
      text={t('There is more to see among the other pictures.')}
      action={<ButtonLink to={wallPath()} look="line" children={t('See all work')} />}
    />
  ) : (
    <EmptyState
      title={t('No pictures yet')}
      text={t('There are no pictures here yet. In the meantime, tell me what you need.')}
      action={<ButtonLink to="/contact" look="line" children={t('Contact Me')} />}
    />
  )
}

const Head = ({ children }: { children?: React.ReactNode }) => (
  <div className="wrap work-head">
    <h1>{t('Work')}</h1>
    {children}
  </div>
)

function End() {
  const { services } = useContent()
  return (
    <div className="wrap work-end">
      <p>{t('Seen something close to what you have in mind?')}</p>
      <div>
        {services && <ButtonLink to="/services">{t('Choose a service')}</ButtonLink>}
        <ButtonLink to="/contact" look="line">
          {t('Contact Me')}
        </ButtonLink>
      </div>
    </div>
  )
}

function Outcome({ outcome }: { outcome: Result<WallOnPage> }) {
  if (!outcome.ok)
    return (
      <>
        <Head />
        <div className="wrap">
          <ErrorView message={outcome.message} part />
        </div>
      </>
    )
  const { page, total, kind, kinds, works, pictures } = outcome.value
  return (
    <PictureLookup value={toPictureLookup(pictures)}>
      <Head>
        <Kinds kind={kind} kinds={kinds} />
      </Head>
      {works.length > 0 ? (
        <>
          {isFewWorks(total) ? (
            <FewWorks works={works} kind={kind} first={3} />
          ) : (
            <Wall works={works} kind={kind} sizes={wallSizes} first={5} />
          )}
          <div className="wrap">
            <Pager page={page} pages={pageCount(total, worksPerPage)} label={t('Pages of pictures')} />
          </div>
          <End />
        </>
      ) : (
        <div className="wrap section section-flush">
          <NoWork elsewhere={kinds.length > 0} />
        </div>
      )}
    </PictureLookup>
  )
}

export function WallPage({ outcome }: { outcome: Result<WallOnPage> | Promise<Result<WallOnPage>> }) {
  return (
    <Suspense
      fallback={
        <>
          <Head />
          <WallSkeleton />
        </>
      }
    >
      <Await resolve={outcome}>{(known) => <Outcome outcome={known} />}</Await>
    </Suspense>
  )
}
