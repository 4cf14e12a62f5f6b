import { NavLink } from 'react-router'
import { isMotionReduced } from '../../lib/motion.ts'
import { useIsFilled } from '../../lib/site.ts'
import { mainLinks } from './links.ts'
import { t } from '../../../language/t.ts'

export function MainNav({ className, onNavigate }: { className?: string; onNavigate?: () => void }) {
  const isFilled = useIsFilled()
  return (
    <nav className={className} aria-label={t('Main')}>
      {mainLinks
        .filter(({ to }) => isFilled(to))
        .map(({ to, label }) => (
          <NavLink
            key={to}
            to={to}
            end={to === '/'}
            prefetch="intent"
            discover="none"
            viewTransition={!isMotionReduced()}
            onClick={onNavigate}
          >
            {t(label)}
          </NavLink>
        ))}
    </nav>
  )
}
