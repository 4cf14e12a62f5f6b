import { afterEach, expect, it } from 'vitest'
import { defaultSite, type Site, site } from '../../../../contract/shape/site-settings.ts'
import {
  defaultStudio,
  type Studio,
  studio,
  usualPayments,
} from '../../../../contract/shape/studio-settings.ts'
import { usualHours } from '../../../../contract/shape/week-hours.ts'
import { readLanguageFrom } from '../../../../language/current.ts'
import { languages } from '../../../../language/languages.ts'
import { withValue } from '../../ui/form-paths.ts'
import { toStored, toTyped } from './typed-settings.ts'

const fullSite: Site = {
  ...defaultSite,
  biography: { ...defaultSite.biography, paragraphs: ['One.', 'Two,\nstill two.'] },
  awards: [{ year: 2019, title: 'Prix', short: '' }],
  clients: [{ name: 'Nodi', logo: '#nodi' }],
  slides: [
    { title: 'Boats', description: '', picture: { src: '/media/a.jpg', alt: 'A boat', width: 9, height: 6 } },
  ],
}

const fullStudio: Studio = {
  ...defaultStudio,
  hours: usualHours,
  payments: { ...usualPayments, bkash: { on: true, number: '01700-000245' } },
  calendar: { ...defaultStudio.calendar, longestNotice: 90 },
  extras: [{ en: 'Album', bn: '', price: 12_345_050 }],
}

afterEach(() => readLanguageFrom(() => 'en'))

it.each(languages)('untouched values are stored unchanged (%s)', (language) => {
  readLanguageFrom(() => language)
  for (const stored of [defaultSite, fullSite])
    expect(site.parse(toStored(site, toTyped(site, stored)))).toEqual(stored)
  expect(studio.parse(toStored(studio, toTyped(studio, fullStudio)))).toEqual(fullStudio)
})

it('what is not set yet begins with the usual, and no limit is an empty field', () => {
  const typed = toTyped(studio, defaultStudio)
  expect(typed).toMatchObject({ hours: usualHours, calendar: { longestNotice: '', mostPerDay: '' } })
  expect(studio.parse(toStored(studio, typed))).toEqual({
    ...defaultStudio,
    hours: usualHours,
    payments: usualPayments,
  })
})

it('a biography is one text with blank lines between paragraphs', () => {
  const typed = withValue(
    toTyped(site, defaultSite),
    'biography.paragraphs',
    '\n\nOne.\n \n\nTwo,\nstill two.\n',
  )
  expect(site.parse(toStored(site, typed)).biography.paragraphs).toEqual(['One.', 'Two,\nstill two.'])
})
