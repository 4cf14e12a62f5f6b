import { useLocation } from 'react-router'
import { useIsFilled } from '../../../lib/root-data.ts'
import { PageLink } from '../../../ui/page-link.tsx'
import { t, type Label } from '../../../../language/t.ts'

interface MainNavProps {
  /** Rendered twice on a page, and two landmarks need two names. */
  name: string
  className?: string
  onNavigate?: () => void
}

export function MainNav({ name, className, onNavigate }: MainNavProps) {
  const isFilled = useIsFilled()
  const { pathname } = useLocation()
  const isCurrent = (to: string) => pathname === to || (to !== '/' && pathname.startsWith(`${to}/`))
  return (
    <nav className={className} aria-label={name}>
      {mainLinks
        .filter(({ to }) => isFilled(to))
        .map(({ to, label }) => (
          <PageLink key={to} to={to} aria-current={isCurrent(to) ? 'page' : undefined} onClick={onNavigate}>
            {t(label)}
          </PageLink>
        ))}
    </nav>
  )
}

export const mainLinks: { to: string; label: Label }[] = [
  { to: '/', label: 'Home' },
  { to: '/work', label: 'Work' },
  { to: '/services', label: 'Services' },
  { to: '/blog', label: 'Blog' },
  { to: '/about', label: 'About' },
  { to: '/contact', label: 'Contact' },
]
