import type { ReactNode } from 'react'
import { useLocation } from 'react-router'
import { PageLink } from '../../../ui/page-link.tsx'
import type { Pending } from '../../../../contract/studio/dashboard.ts'
import { isAt, type Place } from './places.ts'
import { formatNumber } from '../../../../language/numbers.ts'
import { t } from '../../../../language/t.ts'

export function PlaceLink({
  place,
  onClick,
  children,
}: {
  place: Place
  onClick?: () => void
  children: ReactNode
}) {
  const { pathname } = useLocation()
  return (
    <PageLink to={place.to} aria-current={isAt(place, pathname) ? 'page' : undefined} onClick={onClick}>
      <place.Icon />
      {children}
    </PageLink>
  )
}

/** A count of pending items; hidden at zero. */
export function Waiting({ count, className }: { count: number | undefined; className: string }) {
  if (!count) return null
  return (
    <span className={className}>
      <span className="sr">{t('waiting for you')}: </span>
      {count > 99 ? `${formatNumber(99)}+` : formatNumber(count)}
    </span>
  )
}

/** How many items of a place wait for the owner. */
export const PlaceCount = ({
  place,
  pending,
  className,
}: {
  place: Place
  pending: Pending | null
  className: string
}) => place.pending && <Waiting className={className} count={pending?.[place.pending]} />
