import type { PostCard as Card } from '../../../../contract/journal/post.ts'
import { Bone, Skeleton } from '../../../ui/loading.tsx'
import { PostCard } from './post-card.tsx'
import { t } from '../../../../language/t.ts'

export function PostCards({ posts, first }: { posts: Card[]; first?: boolean }) {
  return (
    <div className="posts">
      {posts.map((post, index) => (
        <PostCard key={post._id} post={post} priority={first && index === 0} />
      ))}
    </div>
  )
}

function CardSkeleton() {
  return (
    <div className="card post-card">
      <Skeleton className="card-photo post-photo" />
      <Bone width="78%" height={26} gap={16} />
      <Bone width="94%" gap={16} />
      <Bone width="46%" />
      <div className="byline">
        <Bone width="72px" gap={0} />
        <Bone width="88px" gap={0} />
      </div>
    </div>
  )
}

export function PostCardsSkeleton({ count }: { count: number }) {
  return (
    <div className="posts" role="status" aria-label={t('Loading posts')}>
      {Array.from({ length: count }, (_, index) => (
        <CardSkeleton key={index} />
      ))}
    </div>
  )
}
