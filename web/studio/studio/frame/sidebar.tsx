import { Fragment } from 'react'
import type { Pending } from '../../../../contract/studio/dashboard.ts'
import type { Viewer } from '../../../../contract/shape/identity.ts'
import { SignOut } from '../../../ui/icons.tsx'
import { Lock } from '../../ui/icons.tsx'
import { Avatar } from '../../../ui/avatar.tsx'
import { PlaceCount, PlaceLink } from './place-link.tsx'
import { ownerPlacesOf, sideGroups } from './places.ts'
import { t } from '../../../../language/t.ts'

interface SidebarProps {
  viewer: Viewer
  pending: Pending | null
  onLogout: () => void
}

export function Sidebar({ viewer, pending, onLogout }: SidebarProps) {
  const name = viewer.displayName || viewer.email
  return (
    <div className="adm-side">
      <nav className="adm-side-in" aria-label={t('Admin')}>
        {sideGroups(viewer.role).map(([title, group]) => (
          <Fragment key={group[0]!.to}>
            {title && <p className="adm-side-title">{t(title)}</p>}
            {group.map((place) => (
              <PlaceLink key={place.to} place={place}>
                {t(place.label)}
                <PlaceCount place={place} pending={pending} className="adm-count" />
                {place.ownerOnly && viewer.role !== 'owner' && <Lock className="adm-lock icon-s" />}
              </PlaceLink>
            ))}
          </Fragment>
        ))}
        <hr />
        {ownerPlacesOf(viewer.role).map((place) => (
          <PlaceLink key={place.to} place={place}>
            {t(place.label)}
            <PlaceCount place={place} pending={pending} className="adm-count" />
          </PlaceLink>
        ))}
        <button type="button" onClick={onLogout}>
          <SignOut />
          {t('Logout')}
        </button>
        <div className="row adm-who">
          <Avatar name={name} photo={viewer.photoURL} />
          <div>
            <b className="adm-cut">{name}</b>
            <span>{viewer.role === 'owner' ? t('Owner') : t('Customer')}</span>
          </div>
        </div>
      </nav>
    </div>
  )
}
