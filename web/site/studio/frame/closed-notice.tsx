import { useSite, useIsOwner } from '../../../lib/root-data.ts'
import { PageLink } from '../../../ui/page-link.tsx'
import { t } from '../../../../language/t.ts'

/** Tells the owner that only they can see the site. */
export function ClosedNotice() {
  const isOwner = useIsOwner()
  const { closed } = useSite()
  if (!closed || !isOwner) return null
  return (
    <p className="closed-notice" role="status">
      {t('Only you can see this. Visitors see “Opening soon”.')}{' '}
      <PageLink to="/admin/settings/pages#closed">{t('Open the site')}</PageLink>
    </p>
  )
}
