import { site } from '../../../contract/site.ts'
import { PageLink } from '../../ui/page-link.tsx'

export function Brand({ full, onNavigate }: { full?: boolean; onNavigate?: () => void }) {
  return (
    <PageLink className="brand" to="/" onClick={onNavigate}>
      {site.brand} {full && <small>{site.trade}</small>}
    </PageLink>
  )
}
