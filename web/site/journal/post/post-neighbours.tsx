import type { ReactNode } from 'react'
import type { PostCard as Card } from '../../../../contract/journal/post.ts'
import { langOf } from '../../../lib/lang.ts'
import { ArrowLink } from '../../../ui/links.tsx'
import { ArrowLeft, ArrowRight } from '../../../ui/icons.tsx'
import { PageLink } from '../../../ui/page-link.tsx'
import { PictureLookup, type PictureInfo } from '../../../ui/picture.tsx'
import { toPictureLookup } from '../../../ui/picture-lookup.ts'
import { PostCards, PostCardsSkeleton } from './post-cards.tsx'
import { postPath } from './post-path.ts'
import { t } from '../../../../language/t.ts'

export interface Neighbours {
  previous: Pick<Card, 'slug' | 'title'> | null
  next: Pick<Card, 'slug' | 'title'> | null
  related: Card[]
  pictures: PictureInfo[]
}

function Turns({ previous, next }: Pick<Neighbours, 'previous' | 'next'>) {
  if (!previous && !next) return null
  return (
    <nav className="wrap" aria-label={t('Previous and next post')}>
      <div className="turns">
        {previous && (
          <PageLink className="turn" to={postPath(previous.slug)} rel="prev">
            <span>
              <ArrowLeft /> {t('Previous post')}
            </span>
            <b lang={langOf(previous.title)}>{previous.title}</b>
          </PageLink>
        )}
        {next && (
          <PageLink className="turn next" to={postPath(next.slug)} rel="next">
            <span>
              {t('Next post')} <ArrowRight />
            </span>
            <b lang={langOf(next.title)}>{next.title}</b>
          </PageLink>
        )}
      </div>
    </nav>
  )
}

const KeepReading = ({ children }: { children: ReactNode }) => (
  <section className="section related">
    <div className="wrap">
      <div className="section-head">
        <h2>{t('Keep reading')}</h2>
        <ArrowLink to="/blog">{t('All posts')}</ArrowLink>
      </div>
      {children}
    </div>
  </section>
)

export function PostNeighbours({ previous, next, related, pictures }: Neighbours) {
  return (
    <>
      <Turns previous={previous} next={next} />
      {related.length > 0 && (
        <KeepReading>
          <PictureLookup value={toPictureLookup(pictures)}>
            <PostCards posts={related} />
          </PictureLookup>
        </KeepReading>
      )}
    </>
  )
}

export const NeighboursSkeleton = () => (
  <KeepReading>
    <PostCardsSkeleton count={3} />
  </KeepReading>
)
