import { expect, it } from 'vitest'
import { filled, mostOf, settingsOf } from './setting.ts'
import { defaultSite, site } from './site-settings.ts'
import { defaultStudio, studio } from './studio-settings.ts'

it('settings of an older version get what they lack, however deep, and keep what they have', () => {
  const old = { brand: 'Chhaya', notes: { blog: 'Notes.' }, pictures: {}, slides: [{ title: 'Boats' }] }
  expect(filled(site, old as never)).toEqual({
    ...defaultSite,
    brand: 'Chhaya',
    notes: { ...defaultSite.notes, blog: 'Notes.' },
    slides: [{ title: 'Boats', description: '', picture: { src: '', alt: '' } }],
  })
  const older = { calendar: { zone: 'Asia/Tokyo', buffer: 0, mostPerDay: 3 }, payments: { cash: false } }
  expect(filled(studio, older as never)).toMatchObject({
    hours: null,
    calendar: { ...defaultStudio.calendar, zone: 'Asia/Tokyo', mostPerDay: 3 },
    payments: { cash: false, advance: 30, bkash: { on: false, number: '' } },
  })
})

it('the settings of a record come in the order of its schema, with the limits of their texts and lists', () => {
  const settings = settingsOf(site)
  const of = (wanted: string) => settings.find(({ path }) => path === wanted)!
  expect(settings.slice(0, 3).map(({ path }) => path)).toEqual(['brand', 'trade', 'brandInBangla'])
  expect(
    ['brand', 'biography.blurb.1', 'address.countryCode', 'phone', 'slides'].map((path) => mostOf(of(path))),
  ).toEqual([40, 600, 2, undefined, 10])
  expect(
    ['brand', 'copyrightYear', 'closed', 'biography.paragraphs', 'awards', 'pictures.lost'].map(
      (path) => of(path).kind,
    ),
  ).toEqual(['text', 'number', 'switch', 'paragraphs', 'list', 'part'])
})
