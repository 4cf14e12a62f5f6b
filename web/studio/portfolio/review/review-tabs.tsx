import { PageLink } from '../../../ui/page-link.tsx'
import { type Label, t } from '../../../../language/t.ts'

export type Tab = 'mine' | 'all'

const tabs: { tab: Tab; label: Label; to: string }[] = [
  { tab: 'all', label: 'All reviews', to: '/admin/my-reviews' },
  { tab: 'mine', label: 'My reviews', to: '/admin/my-reviews?tab=mine' },
]

/** Two lists at one address; only the owner has the second. */
export function ReviewTabs({ tab }: { tab: Tab }) {
  return (
    <nav className="adm-seg" aria-label={t('Whose reviews')}>
      {tabs.map((one) => (
        <PageLink
          key={one.tab}
          to={one.to}
          aria-current={one.tab === tab ? 'page' : undefined}
          preventScrollReset
        >
          {t(one.label)}
        </PageLink>
      ))}
    </nav>
  )
}
