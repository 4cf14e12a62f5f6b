import { expect, it } from 'vitest'
import { entryOf, fieldsOf, type Setting, settingsOf } from '../../../../contract/shape/setting.ts'
import { defaultSite, site, siteChange } from '../../../../contract/shape/site-settings.ts'
import { defaultStudio, studio, studioEndpoints } from '../../../../contract/shape/studio-settings.ts'
import { publicSentences } from '../../../../language/bn/public.ts'
import { studioSentences } from '../../../../language/bn/studio.ts'
import { settingsOn, settingsPages } from './settings-pages.ts'

const ofSite = fieldsOf(site)
const ofStudio = fieldsOf(studio)
const all = [...ofSite.settings, ...ofStudio.settings]

it('every setting is on a page, but for what the calendar sets and what belongs to the number of bKash', () => {
  expect([...ofSite.hidden, ...ofStudio.hidden]).toEqual(['payments.bkashKind', 'feedNames'])
  const pages = settingsPages.filter(({ to }) => !to)
  expect(pages.flatMap(({ id }) => settingsOn(id))).toHaveLength(all.length)
  expect(pages.filter(({ id, verb }) => settingsOn(id).length > 0 && !verb)).toEqual([])
})

it('what is sent together is on one page', () => {
  const names = settingsPages.flatMap(({ id }) => [
    ...new Set(settingsOn(id).map(({ path }) => path.split('.')[0]!)),
  ])
  expect(names.toSorted()).toEqual(
    [...Object.keys(site.shape), ...Object.keys(studio.shape)]
      .filter((name) => name !== 'feedNames')
      .toSorted(),
  )
})

it('a new site can be saved as it is', () => {
  expect(siteChange.parse(defaultSite)).toEqual(defaultSite)
  expect(studioEndpoints.update.body.parse(defaultStudio)).toEqual(defaultStudio)
})

const wordsOf = ({ block, label, noun, hint, unit, list, picture, search }: Setting) =>
  [
    block?.title,
    block?.note,
    label,
    noun,
    hint,
    unit,
    list?.noun,
    list?.add,
    picture?.use,
    ...(search ?? []),
  ].filter((words) => typeof words === 'string')

it('the studio knows all of it in Bangla', () => {
  const known = { ...publicSentences, ...studioSentences }
  const entries = all.flatMap((setting) => (setting.list ? settingsOf(entryOf(setting)) : []))
  expect([...all, ...entries].flatMap(wordsOf).filter((words) => !(words in known))).toEqual([])
})
