import { type KeyboardEvent, useEffect, useRef } from 'react'
import { useLocation } from 'react-router'
import type { Viewer } from '../../../../contract/shape/identity.ts'
import { Camera, ChevronDown, Dashboard, Inbox, SignOut, StarOutline } from '../../../ui/icons.tsx'
import { Avatar } from '../../../ui/avatar.tsx'
import { PageLink } from '../../../ui/page-link.tsx'
import { type Label, t } from '../../../../language/t.ts'

const entries: { to: string; label: Label; Icon: typeof Inbox }[] = [
  { to: '/admin', label: 'Dashboard', Icon: Dashboard },
  { to: '/admin/services', label: 'My Services', Icon: Camera },
  { to: '/admin/my-reviews', label: 'My Reviews', Icon: StarOutline },
  { to: '/admin/inbox', label: 'Inbox', Icon: Inbox },
]

/** Works without script; with it, the menu also closes on Escape, an outside click and navigation. */
function useClosing() {
  const ref = useRef<HTMLDetailsElement>(null)
  const { key } = useLocation()
  useEffect(() => ref.current?.removeAttribute('open'), [key])
  useEffect(() => {
    const onPointer = (event: PointerEvent) => {
      if (!ref.current?.contains(event.target as Node)) ref.current?.removeAttribute('open')
    }
    document.addEventListener('pointerdown', onPointer)
    return () => document.removeEventListener('pointerdown', onPointer)
  }, [])
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || !ref.current?.open) return
    ref.current.open = false
    ref.current.querySelector('summary')?.focus()
  }
  return { ref, onKeyDown }
}

export function AccountMenu({ viewer, onSignOut }: { viewer: Viewer; onSignOut: () => void }) {
  const name = viewer.displayName || viewer.email
  return (
    <details className="account" {...useClosing()}>
      <summary aria-label={t('Account menu')}>
        <Avatar name={name} photo={viewer.photoURL} />
        <ChevronDown />
      </summary>
      <div className="menu">
        <PageLink className="row menu-id" to="/account">
          <span className="sr">{t('Your account:')} </span>
          <Avatar name={name} photo={viewer.photoURL} large />
          <span>
            <b>{name}</b>
            <span>{viewer.email}</span>
          </span>
        </PageLink>
        <ul>
          {entries.map(({ to, label, Icon }) => (
            <li key={to}>
              <PageLink to={to}>
                <Icon />
                {t(label)}
              </PageLink>
            </li>
          ))}
        </ul>
        <ul>
          <li>
            <button type="button" onClick={onSignOut}>
              <SignOut />
              {t('Sign out')}
            </button>
          </li>
        </ul>
      </div>
    </details>
  )
}
