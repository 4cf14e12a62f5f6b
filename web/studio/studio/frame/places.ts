import type { Label } from '../../../../language/t.ts'
import type { Role } from '../../../../contract/shape/identity.ts'
import type { Pending } from '../../../../contract/studio/dashboard.ts'
import { Camera, Dashboard, Inbox, StarOutline } from '../../../ui/icons.tsx'
import {
  Calendar,
  CalendarCheck,
  Images,
  Mail,
  Newspaper,
  Picture,
  Pulse,
  Sliders,
  Users,
  Wallet,
} from '../../ui/icons.tsx'

export interface Place {
  to: string
  label: Label
  Icon: typeof Dashboard
  /** The shortcut after g. */
  key: string
  pending?: keyof Pending
  ownerOnly?: boolean
}

const dashboard: Place = { to: '/admin/dashboard', label: 'Dashboard', Icon: Dashboard, key: 'd' }
const calendar: Place = {
  to: '/admin/calendar',
  label: 'Calendar',
  Icon: Calendar,
  key: 'c',
  pending: 'calendar',
}
const galleries: Place = {
  to: '/admin/galleries',
  label: 'Galleries',
  Icon: Images,
  key: 'g',
  pending: 'galleries',
  ownerOnly: true,
}
const services: Place = { to: '/admin/services', label: 'Services', Icon: Camera, key: 's' }
const work: Place = { to: '/admin/work', label: 'Portfolio', Icon: Picture, key: 'w', ownerOnly: true }
const reviews: Place = { to: '/admin/my-reviews', label: 'My Reviews', Icon: StarOutline, key: 'r' }
const requests: Place = {
  to: '/admin/request',
  label: 'Event Request',
  Icon: CalendarCheck,
  key: 'e',
  pending: 'bookings',
}
const clients: Place = { to: '/admin/clients', label: 'Clients', Icon: Users, key: 'l', ownerOnly: true }
const inbox: Place = { to: '/admin/inbox', label: 'Inbox', Icon: Inbox, key: 'i', pending: 'messages' }
const money: Place = { to: '/admin/money', label: 'Money', Icon: Wallet, key: 'y', ownerOnly: true }
const blog: Place = { to: '/admin/blogs', label: 'Manage Blog', Icon: Newspaper, key: 'b', ownerOnly: true }

/** Visible to everyone, though some pages refuse customers. */
export const places = [dashboard, services, reviews, requests, inbox, blog]

/** The entries besides the dashboard, in the order of the specification, or of the day of the owner. */
export const sideGroups = (role: Role): [title: Label | null, places: Place[]][] =>
  role === 'owner'
    ? [
        [null, [dashboard]],
        ['Work', [calendar, requests, clients, inbox, galleries, money]],
        ['Website', [work, services, reviews, blog]],
      ]
    : [[null, places]]

/** Maintenance pages, for the owner only. */
export const ownerPlaces: Place[] = [
  { to: '/admin/mails', label: 'Emails', Icon: Mail, key: 'm', pending: 'mails' },
  { to: '/admin/health', label: 'Health', Icon: Pulse, key: 'h', pending: 'health' },
  { to: '/admin/settings', label: 'Settings', Icon: Sliders, key: 't' },
]

export const ownerPlacesOf = (role: Role) => (role === 'owner' ? ownerPlaces : [])
export const placesOf = (role: Role) => [
  ...sideGroups(role).flatMap(([, group]) => group),
  ...ownerPlacesOf(role),
]

/** The dock has room for four places, and for 'More'. */
export function dockPlaces(role: Role) {
  const shown =
    role === 'owner' ? [dashboard, calendar, requests, inbox] : [dashboard, reviews, requests, inbox]
  return {
    shown,
    more: sideGroups(role)
      .flatMap(([, group]) => group)
      .filter((place) => !shown.includes(place)),
  }
}

/** The dashboard has two addresses; every other place includes the pages below it. */
export const isAt = ({ to }: Place, pathname: string) =>
  pathname === to || pathname.startsWith(`${to}/`) || (to === dashboard.to && pathname === '/admin')
