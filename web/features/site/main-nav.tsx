import { NavLink } from 'react-router'
import { mainLinks } from './links.ts'

export function MainNav({ className, onNavigate }: { className?: string; onNavigate?: () => void }) {
  return (
    <nav className={className} aria-label="Main">
      {mainLinks.map(({ to, label }) => (
        <NavLink key={to} to={to} end={to === '/'} prefetch="intent" viewTransition onClick={onNavigate}>
          {label}
        </NavLink>
      ))}
    </nav>
  )
}
