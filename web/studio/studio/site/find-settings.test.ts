import { expect, it } from 'vitest'
import { defaultSite } from '../../../../contract/shape/site-defaults.ts'
import { site } from '../../../../contract/shape/site-settings.ts'
import { textAt } from '../../ui/nested-fields.ts'
import { findSettings, otherSettings } from './find-settings.ts'
import { settingsPages } from './settings-pages.ts'
import { textSettings } from './text-settings.ts'

const labels = (words: string) => findSettings(defaultSite, words).map(({ label }) => label)

it('finds a setting by name, page and value', () => {
  expect(labels('whatsapp')).toEqual(['WhatsApp'])
  expect(labels('  POSTAL   code ')).toEqual(['Postal code'])
  expect(labels('আলোক')).toEqual(['Brand in Bangla'])
  expect(labels('nothing like it')).toEqual([])
  expect(labels(' ')).toEqual([])
})

it('also finds settings that are not texts, on existing pages', () => {
  expect(labels('sslcommerz')).toEqual(['Online payments'])
  expect(labels('remind')).toEqual(['Remind clients of overdue balances'])
  expect(labels('cancel before')).toEqual(['Cancellation is free until'])
  expect(labels('studio lang')).toEqual(['Studio language'])
  const ids = new Set<string>(settingsPages.map(({ id }) => id))
  expect(Object.keys(otherSettings).filter((id) => !ids.has(id))).toEqual([])
})

it('every text is a setting that its page saves', () => {
  for (const page of settingsPages)
    for (const { settings } of textSettings[page.id] ?? [])
      for (const { path } of settings) {
        expect(textAt(defaultSite, path), path).toBeDefined()
        expect(page.names, path).toContain(path.split('.')[0])
      }
})

it('every site setting belongs to one page', () => {
  const names = settingsPages.flatMap((page) => page.names ?? [])
  expect(names.toSorted()).toEqual(Object.keys(site.shape).toSorted())
})
