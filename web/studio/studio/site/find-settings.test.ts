import { expect, it } from 'vitest'
import { defaultSite } from '../../../../contract/shape/site-settings.ts'
import { defaultStudio } from '../../../../contract/shape/studio-settings.ts'
import { findSettings, settingNames } from './find-settings.ts'

const version = new Date(0).toISOString()
const loaded = { site: { ...defaultSite, version }, studio: { ...defaultStudio, version } }
const labels = (words: string) => findSettings(loaded, words).map(({ label }) => label)

it('finds a setting by name, page and value', () => {
  expect(labels('whatsapp')).toEqual(['WhatsApp'])
  expect(labels('  POSTAL   code ')).toEqual(['Postal code'])
  expect(labels('আলোক')).toEqual(['Brand in Bangla'])
  expect(labels('asia/dhaka')).toEqual(['Time zone'])
  expect(labels('nothing like it')).toEqual([])
  expect(labels(' ')).toEqual([])
})

it('also finds lists, switches and what is no setting, by further words', () => {
  expect(labels('sslcommerz')).toEqual(['Online payments'])
  expect(labels('remind')).toEqual(['Remind clients of overdue balances'])
  expect(labels('cancel before')).toEqual(['Cancellation is free until'])
  expect(labels('studio lang')).toEqual(['Studio language'])
  expect(labels('opening soon')).toEqual(['The site is open'])
  expect(labels('captions')).toEqual(['Portrait'])
})

it('a name leads to its field', () => {
  const names = settingNames()
  const of = (wanted: string) => names.find(({ title }) => title === wanted)
  expect(of('Street')).toEqual({
    to: '/admin/settings/contact#address.street',
    title: 'Street',
    detail: 'Contact',
  })
  expect(of('Backup')).toEqual({ to: '/admin/health', title: 'Backup', detail: 'Health and backups' })
})
