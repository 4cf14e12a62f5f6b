import { expect, it } from 'vitest'
import { dockPlaces, isAt, places } from './places.ts'

it('the bar of small screens shows four places, and keeps none from anybody', () => {
  for (const role of ['owner', 'customer'] as const) {
    const { shown, more } = dockPlaces(role)
    expect(shown).toHaveLength(4)
    expect(new Set([...shown, ...more])).toEqual(new Set(places))
  }
})

it.each([
  ['/admin', 'Dashboard'],
  ['/admin/dashboard', 'Dashboard'],
  ['/admin/services/update-service/x', 'Services'],
  ['/admin/my-reviews', 'My Reviews'],
  ['/admin/request/view/x', 'Event Request'],
  ['/admin/blogs/add-author', 'Manage Blog'],
])('%s belongs to %s alone', (pathname, label) => {
  expect(places.filter((place) => isAt(place, pathname)).map((place) => place.label)).toEqual([label])
})
