import { expect, it } from 'vitest'
import { defaultSite } from './site-settings.ts'
import { copyrightYears, hasAbout, hasBiography, isBlank, siteName } from './site.ts'

const none = { services: false, posts: false, work: false, email: false }

it('a site with default settings is blank', () => {
  expect(isBlank(defaultSite, none)).toBe(true)
  expect(isBlank({ ...defaultSite, phone: '01700-000245' }, none)).toBe(false)
  expect(isBlank(defaultSite, { ...none, services: true })).toBe(false)
})

it('a site with only the name of its owner is blank, too', () => {
  expect(isBlank({ ...defaultSite, owner: 'Nila Rahman' }, none)).toBe(true)
})

it('the copyright notice names the first year, and from the next year on a range', () => {
  expect(copyrightYears(2026, 2026)).toBe('2026')
  expect(copyrightYears(2026, 2027)).toBe('2026–2027')
  // A year in the future was typed on purpose.
  expect(copyrightYears(2027, 2026)).toBe('2027')
})

it('About offers more to read once the owner has written something', () => {
  expect(hasBiography(defaultSite)).toBe(false)
  expect(hasBiography({ ...defaultSite, biography: { ...defaultSite.biography, fields: 'Rooms' } })).toBe(
    true,
  )
})

it('About is linked once there is something on it', () => {
  expect(hasAbout(defaultSite)).toBe(false)
  expect(hasAbout({ ...defaultSite, owner: 'Nila Rahman' })).toBe(true)
  const biography = { ...defaultSite.biography, paragraphs: ['I began with a borrowed camera.'] }
  expect(hasAbout({ ...defaultSite, biography })).toBe(true)
  const portrait = { src: '/media/me.jpg', alt: 'Me' }
  expect(hasAbout({ ...defaultSite, pictures: { ...defaultSite.pictures, portrait } })).toBe(true)
})

it('a studio without a trade is called by its brand', () => {
  expect(siteName({ brand: 'Nila Rahman', trade: '' })).toBe('Nila Rahman')
})
