import { useHref, useViewTransitionState } from 'react-router'
import type { PostCard as Card } from '../../../../contract/journal/post.ts'
import { langOf } from '../../../lib/lang.ts'
import { PageLink } from '../../../ui/page-link.tsx'
import { Picture } from '../../../ui/picture.tsx'
import { postPath } from './post-path.ts'
import type { CSSProperties } from 'react'

const sizes = '(width <= 760px) calc(100vw - 40px), (width <= 1080px) 46vw, 411px'

export function PostCard({ post, priority }: { post: Card; priority?: boolean }) {
  const address = postPath(post.slug)
  const grows = useViewTransitionState(useHref(address))
  return (
    <article className="card post-card">
      <div className="card-photo post-photo">
        <Picture
          of={post.thumbnail}
          sizes={sizes}
          priority={priority}
          style={grows ? photoTransition(post._id) : undefined}
        />
        <span className="badge" lang={langOf(post.postCategory)}>
          {post.postCategory}
        </span>
      </div>
      <h3 lang={langOf(post.title)}>
        <PageLink to={address}>{post.title}</PageLink>
      </h3>
      <p className="card-text" lang={langOf(post.excerpt)}>
        {post.excerpt}...
      </p>
      <p className="byline">
        <b lang={langOf(post.author)}>{post.author}</b>
        <time dateTime={post.publishedAt ?? undefined}>{post.publishDate}</time>
      </p>
    </article>
  )
}

/**
 * The view transition name of the picture of a post. It is unique for each post, because the page of a post also shows
 * cards of others.
 */
export const photoTransition = (id: string): CSSProperties => ({
  viewTransitionName: `post-${id}`,
  viewTransitionClass: 'post-photo',
})
