import { Bone, Skeleton } from '../../../ui/loading.tsx'
import { type CardService, ServiceCard } from './service-card.tsx'
import { t } from '../../../../language/t.ts'

interface ServiceCardsProps {
  services: CardService[]
  /** Whether the page begins with them. */
  first?: boolean
}

export function ServiceCards({ services, first }: ServiceCardsProps) {
  return (
    <div className="prints">
      {services.map((service, index) => (
        <ServiceCard key={service._id} service={service} priority={first && index === 0} />
      ))}
    </div>
  )
}

function CardSkeleton() {
  return (
    <div className="card">
      <Skeleton className="card-photo" />
      <Bone width="62%" height={26} gap={20} />
      <Bone width="96%" />
      <Bone width="78%" />
      <div className="row card-foot" style={{ marginTop: 24 }}>
        <Bone width="88px" gap={6} />
        <Bone width="64px" gap={6} />
      </div>
    </div>
  )
}

/** As many skeletons as cards will follow, in the same places. */
export function ServiceCardsSkeleton({ count }: { count: number }) {
  return (
    <div className="prints" role="status" aria-label={t('Loading services')}>
      {Array.from({ length: count }, (_, index) => (
        <CardSkeleton key={index} />
      ))}
    </div>
  )
}
