import { useContent, useSite } from '../../../lib/root-data.ts'
import { Suspense } from 'react'
import { Await, useLocation } from 'react-router'
import { pageCount, postsPerPage } from '../../../../contract/shape/page-sizes.ts'
import type { PostCard } from '../../../../contract/journal/post.ts'
import type { Result } from '../../../lib/load.ts'
import { ButtonLink } from '../../../ui/button.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { ErrorView } from '../../../ui/error-view.tsx'
import { PageHead } from '../../../ui/page-head.tsx'
import { Pager } from '../../../ui/pager.tsx'
import { PictureLookup, type PictureInfo } from '../../../ui/picture.tsx'
import { toPictureLookup } from '../../../ui/picture-lookup.ts'
import { type Categories, CategoryFilter } from './category-filter.tsx'
import { PostCards, PostCardsSkeleton } from './post-cards.tsx'
import { t } from '../../../../language/t.ts'

export interface PostsOnPage {
  page: number
  /** The slug of the chosen category. */
  category?: string
  total: number
  posts: PostCard[]
  pictures: PictureInfo[]
}

function NoPosts({ total, category }: PostsOnPage) {
  const { services } = useContent()
  if (total > 0)
    return (
      <EmptyState
        title={t('This page is empty')}
        text={t('There are not that many pages of posts.')}
        action={<ButtonLink to="/blog" look="line" children={t('Newest posts')} />}
      />
    )
  return category ? (
    <EmptyState
      title={t('No posts in this category')}
      text={t('There are no posts in this category yet. Have a look at the others.')}
      action={<ButtonLink to="/blog" look="line" children={t('All posts')} />}
    />
  ) : (
    <EmptyState
      title={t('No posts yet')}
      text={t('I am writing the first posts. In the meantime, have a look at my work.')}
      action={
        services ? (
          <ButtonLink to="/services" look="line" children={t('My Services')} />
        ) : (
          <ButtonLink to="/contact" look="line" children={t('Contact Me')} />
        )
      }
    />
  )
}

function Outcome({ outcome }: { outcome: Result<PostsOnPage> }) {
  if (!outcome.ok) return <ErrorView message={outcome.message} part />
  const { page, total, posts, pictures } = outcome.value
  return (
    <PictureLookup value={toPictureLookup(pictures)}>
      {posts.length > 0 ? <PostCards posts={posts} first /> : <NoPosts {...outcome.value} />}
      <Pager page={page} pages={pageCount(total, postsPerPage)} label={t('Pages of posts')} />
    </PictureLookup>
  )
}

interface BlogPageProps {
  posts: Result<PostsOnPage> | Promise<Result<PostsOnPage>>
  categories: Categories | Promise<Categories>
}

export function BlogPage({ posts, categories }: BlogPageProps) {
  const { search } = useLocation()
  return (
    <>
      <PageHead title={t('Recent Blog')}>{useSite().notes.blog}</PageHead>
      <CategoryFilter categories={categories} />
      <section className="section section-flush">
        <div className="wrap">
          <h2 className="sr">{t('Posts')}</h2>
          {/* Keyed, because otherwise the previous posts stay until the next ones have loaded. */}
          <Suspense key={search} fallback={<PostCardsSkeleton count={postsPerPage} />}>
            <Await resolve={posts}>{(known) => <Outcome outcome={known} />}</Await>
          </Suspense>
        </div>
      </section>
    </>
  )
}
