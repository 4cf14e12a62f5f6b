import { expect, it } from 'vitest'
import { defaultSite } from './site-defaults.ts'
import { copyrightYears, hasAbout, hasBiography, isBlank, siteName } from './site.ts'

const none = { services: false, posts: false, work: false, email: false }

it('a site of which its owner has said nothing is blank', () => {
  expect(isBlank(defaultSite, none)).toBe(true)
  expect(isBlank({ ...defaultSite, phone: '01700-000245' }, none)).toBe(false)
  expect(isBlank(defaultSite, { ...none, services: true })).toBe(false)
})

it('a site that has no more than the name of its owner is blank, too', () => {
  expect(isBlank({ ...defaultSite, owner: 'Nila Rahman' }, none)).toBe(true)
})

it('its notice names the first year, and from the next one on the years until now', () => {
  expect(copyrightYears(2026, 2026)).toBe('2026')
  expect(copyrightYears(2026, 2027)).toBe('2026–2027')
  // Whoever typed a later one meant it.
  expect(copyrightYears(2027, 2026)).toBe('2027')
})

it('there is more to read about the owner once it is written', () => {
  expect(hasBiography(defaultSite)).toBe(false)
  expect(hasBiography({ ...defaultSite, biography: { ...defaultSite.biography, fields: 'Rooms' } })).toBe(
    true,
  )
})

it('About is worth a link once there is something on it', () => {
  expect(hasAbout(defaultSite)).toBe(false)
  expect(hasAbout({ ...defaultSite, owner: 'Nila Rahman' })).toBe(true)
  const biography = { ...defaultSite.biography, paragraphs: ['I began with a borrowed camera.'] }
  expect(hasAbout({ ...defaultSite, biography })).toBe(true)
  const portrait = { src: '/media/me.jpg', alt: 'Me' }
  expect(hasAbout({ ...defaultSite, pictures: { ...defaultSite.pictures, portrait } })).toBe(true)
})

it('a studio without a trade has its brand for a name', () => {
  expect(siteName({ brand: 'Nila Rahman', trade: '' })).toBe('Nila Rahman')
})
