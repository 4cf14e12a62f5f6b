import { afterEach, expect, it } from 'vitest'
import { defaultSite } from '../../../../contract/shape/site-defaults.ts'
import { siteChange } from '../../../../contract/shape/site-settings.ts'
import { readLanguageFrom } from '../../../../language/current.ts'
import { languages } from '../../../../language/languages.ts'
import { withText } from '../../ui/nested-fields.ts'
import { toInput, toValues } from './site-values.ts'

const version = new Date(0).toISOString()

afterEach(() => readLanguageFrom(() => 'en'))

it.each(languages)('untouched values are stored unchanged (%s)', (language) => {
  readLanguageFrom(() => language)
  const site = { ...defaultSite, version, awards: [{ year: 2019, title: 'Prix', short: '' }] }
  expect(siteChange.parse(toInput(toValues(site)))).toEqual(site)
})

it('a biography is one text with blank lines between paragraphs', () => {
  const values = toValues({ ...defaultSite, version })
  const typed = withText(values, 'biography.paragraphs', '\n\nOne.\n \n\nTwo,\nstill two.\n')
  expect(toInput(typed).biography.paragraphs).toEqual(['One.', 'Two,\nstill two.'])
})
