import { expect, it } from 'vitest'
import { defaultSite } from './site-defaults.ts'
import { hasAbout, isBlank, siteName } from './site.ts'

const none = { services: false, posts: false, work: false, email: false }

it('a site of which its owner has said nothing is blank', () => {
  expect(isBlank(defaultSite, none)).toBe(true)
  expect(isBlank({ ...defaultSite, phone: '01700-000245' }, none)).toBe(false)
  expect(isBlank(defaultSite, { ...none, services: true })).toBe(false)
})

it('About is worth a link once there is something on it', () => {
  expect(hasAbout(defaultSite)).toBe(false)
  const biography = { ...defaultSite.biography, paragraphs: ['I began with a borrowed camera.'] }
  expect(hasAbout({ ...defaultSite, biography })).toBe(true)
  const portrait = { src: '/media/me.jpg', alt: 'Me' }
  expect(hasAbout({ ...defaultSite, pictures: { ...defaultSite.pictures, portrait } })).toBe(true)
})

it('a studio without a trade has its brand for a name', () => {
  expect(siteName({ brand: 'Nila Rahman', trade: '' })).toBe('Nila Rahman')
})
