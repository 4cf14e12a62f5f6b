import type { Service } from '../../../../contract/portfolio/service.ts'
import type { ServiceStatus } from '../../../../contract/portfolio/service-status.ts'
import { type Label, t } from '../../../../language/t.ts'

const statusNames: Record<ServiceStatus, Label> = {
  published: 'Published',
  hidden: 'Hidden',
  draft: 'Draft',
}

/** What is unusual about a service: hidden, or shown on Home. */
export function ServiceBadges({ status, onHome }: Pick<Service, 'status' | 'onHome'>) {
  if (status !== 'published') return <span className="adm-badge">{t(statusNames[status])}</span>
  return onHome && <span className="adm-badge adm-solved">{t('On Home')}</span>
}
