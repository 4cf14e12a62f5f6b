import { type ReactNode, useRef } from 'react'
import { useLocation } from 'react-router'
import type { Pending } from '../../../../contract/studio/dashboard.ts'
import type { Viewer } from '../../../../contract/shape/identity.ts'
import { Close, SignOut } from '../../../ui/icons.tsx'
import { Ellipsis, ExternalLink, Lock } from '../../ui/icons.tsx'
import { closeOnBackdrop } from '../../../ui/close-on-backdrop.ts'
import { PageLink } from '../../../ui/page-link.tsx'
import { PlaceCount, PlaceLink, Waiting } from './place-link.tsx'
import { dockPlaces, isAt, ownerPlacesOf } from './places.ts'
import { t } from '../../../../language/t.ts'

interface DockProps {
  viewer: Viewer
  pending: Pending | null
  language: ReactNode
  onLogout: () => void
}

/** The bar at the bottom of small screens; its last button opens a sheet with the rest. */
export function Dock({ viewer, pending, language, onLogout }: DockProps) {
  const sheet = useRef<HTMLDialogElement>(null)
  const { pathname } = useLocation()
  const { shown, more } = dockPlaces(viewer.role)
  const owners = ownerPlacesOf(viewer.role)
  const hidden = [...more, ...owners].reduce(
    (sum, { pending: of }) => sum + (of ? (pending?.[of] ?? 0) : 0),
    0,
  )
  const close = () => sheet.current?.close()
  return (
    <>
      <nav className="adm-dock" aria-label={t('Admin, small screens')}>
        {shown.map((place) => (
          <PlaceLink key={place.to} place={place}>
            <PlaceCount place={place} pending={pending} className="adm-pip" />
            <span>{t(place.label)}</span>
          </PlaceLink>
        ))}
        <button
          type="button"
          aria-haspopup="dialog"
          aria-current={[...more, ...owners].some((place) => isAt(place, pathname)) ? 'true' : undefined}
          onClick={() => sheet.current?.showModal()}
        >
          <Ellipsis />
          <Waiting className="adm-pip" count={hidden} />
          <span>{t('More')}</span>
        </button>
      </nav>
      <dialog ref={sheet} className="dialog adm-more" aria-label={t('More')} {...closeOnBackdrop}>
        <div className="adm-grab" aria-hidden="true" />
        <button type="button" className="icon-btn" aria-label={t('Close')} onClick={close}>
          <Close />
        </button>
        {more.map((place) => (
          <PlaceLink key={place.to} place={place} onClick={close}>
            {t(place.label)}
            <PlaceCount place={place} pending={pending} className="adm-count" />
            {place.ownerOnly && viewer.role !== 'owner' && <Lock className="adm-lock" />}
          </PlaceLink>
        ))}
        <hr />
        {owners.map((place) => (
          <PlaceLink key={place.to} place={place} onClick={close}>
            {t(place.label)}
            <PlaceCount place={place} pending={pending} className="adm-count" />
          </PlaceLink>
        ))}
        <PageLink to="/">
          <ExternalLink />
          {t('View website')}
        </PageLink>
        {language}
        <button type="button" onClick={onLogout}>
          <SignOut />
          {t('Logout')}
        </button>
      </dialog>
    </>
  )
}
