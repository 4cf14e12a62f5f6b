import { site } from '../../../../contract/shape/site-settings.ts'
import { studio } from '../../../../contract/shape/studio-settings.ts'
import { t } from '../../../../language/t.ts'
import { valueAt } from '../../ui/form-paths.ts'
import { addressOf, settingsOn, settingsPages } from './settings-pages.ts'
import { toTyped } from './typed-settings.ts'
import type { LoadedSettings } from './use-settings.ts'

/** Everything that can be found: the settings, and what else is on a page. */
const findable = () =>
  settingsPages.flatMap((page) => [
    ...settingsOn(page.id).map(({ label, path, kind, search = [] }) => ({
      page,
      label: t(label),
      to: `${addressOf(page)}#${path}`,
      further: search.map((word) => t(word)).join(' '),
      path: kind === 'select' ? '' : path,
    })),
    ...(page.others ?? []).map(([label, further = '']) => ({
      page,
      label: t(label),
      to: addressOf(page),
      further,
      path: '',
    })),
  ])

/** All settings by their names, for the search of the whole studio. */
export const settingNames = () =>
  findable().map(({ to, label, page }) => ({ to, title: label, detail: t(page.title) }))

const plain = (text: string) => text.normalize('NFC').toLowerCase()

/** Finds settings by name, page, value and further words. */
export function findSettings(loaded: LoadedSettings, words: string) {
  const wanted = plain(words).split(/\s+/).filter(Boolean)
  if (wanted.length === 0) return []
  const typed = Object.assign({}, toTyped(site, loaded.site), toTyped(studio, loaded.studio))
  const found = findable().map((one) => {
    const value = one.path && valueAt(typed, one.path)
    return { ...one, value: one.path && typeof value === 'string' ? value : one.page.now(loaded.site) }
  })
  return found.filter(({ label, page, value, further }) => {
    const text = plain(`${label} ${t(page.title)} ${value} ${further}`)
    return wanted.every((word) => text.includes(word))
  })
}
