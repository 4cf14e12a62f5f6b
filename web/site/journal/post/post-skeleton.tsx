import { Bone, Skeleton } from '../../../ui/loading.tsx'
import { t } from '../../../../language/t.ts'

const lines = ['98%', '94%', '97%', '62%']

export function PostSkeleton() {
  return (
    <div role="status" aria-label={t('Loading the post')}>
      <div className="wrap post-head">
        <Bone width="88px" height={15} gap={0} />
        <Bone width="64%" height={64} gap={24} />
        <Bone width="min(100%, 420px)" gap={36} />
      </div>
      <div className="wrap post-hero">
        <Skeleton className="post-hero-shape" />
      </div>
      <div className="wrap grid-12 post-body">
        <div className="share" />
        <div className="article">
          {[0, 1, 2].map((paragraph) => (
            <div key={paragraph} style={{ marginBottom: 40 }}>
              {lines.map((width) => (
                <Bone key={width} width={width} gap={16} />
              ))}
            </div>
          ))}
        </div>
      </div>
    </div>
  )
}
