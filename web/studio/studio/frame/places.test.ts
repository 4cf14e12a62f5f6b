import { expect, it } from 'vitest'
import { dockPlaces, isAt, ownerPlaces, places, placesOf, sideGroups } from './places.ts'

it('the dock shows four places, and the rest stay reachable for every role', () => {
  for (const role of ['owner', 'customer'] as const) {
    const { shown, more } = dockPlaces(role)
    expect(shown).toHaveLength(4)
    expect(new Set([...shown, ...more])).toEqual(new Set(sideGroups(role).flatMap(([, group]) => group)))
  }
})

it('the calendar, clients, galleries, the wall, mails, health and settings are for the owner, and every place has its own key and icon', () => {
  expect(placesOf('customer')).toEqual(places)
  const added = placesOf('owner').filter((place) => !places.includes(place))
  expect(added.map(({ label }) => label)).toEqual([
    'Calendar',
    'Clients',
    'Galleries',
    'Money',
    'Portfolio',
    ...ownerPlaces.map(({ label }) => label),
  ])
  for (const own of ['key', 'Icon'] as const)
    expect(new Set(placesOf('owner').map((place) => place[own])).size).toBe(placesOf('owner').length)
})

it('an address belongs to one entry alone', () => {
  for (const [pathname, label] of [
    ['/admin', 'Dashboard'],
    ['/admin/dashboard', 'Dashboard'],
    ['/admin/services/update-service/x', 'Services'],
    ['/admin/work/update/rings', 'Portfolio'],
    ['/admin/my-reviews', 'My Reviews'],
    ['/admin/calendar', 'Calendar'],
    ['/admin/request/view/x', 'Event Request'],
    ['/admin/clients/x', 'Clients'],
    ['/admin/blogs/add-author', 'Manage Blog'],
    ['/admin/mails/view/x', 'Emails'],
    ['/admin/health', 'Health'],
    ['/admin/settings/contact', 'Settings'],
  ] as const) {
    expect(
      placesOf('owner')
        .filter((place) => isAt(place, pathname))
        .map((place) => place.label),
    ).toEqual([label])
  }
})
