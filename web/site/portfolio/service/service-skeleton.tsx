import { Bone, Skeleton } from '../../../ui/loading.tsx'
import { t } from '../../../../language/t.ts'

export function ServiceSkeleton() {
  return (
    <div role="status" aria-label={t('Loading the service')}>
      <Skeleton className="hero" />
      <div className="wrap grid-12 service-page">
        <div className="service-main">
          <Bone width="60%" height={48} />
          <Bone width="96%" gap={40} />
          <Bone width="92%" />
          <Bone width="70%" />
          <div className="gallery" style={{ marginTop: 56 }}>
            {Array.from({ length: 5 }, (_, index) => (
              <Skeleton key={index} style={{ width: 120, height: 120 }} />
            ))}
          </div>
        </div>
        <aside className="service-side">
          <Skeleton style={{ height: 520 }} />
        </aside>
      </div>
    </div>
  )
}
