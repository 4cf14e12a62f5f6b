import type { Site } from '../../../../contract/shape/site-settings.ts'
import { type Label, t } from '../../../../language/t.ts'
import { textAt } from '../../ui/nested-fields.ts'
import { type SettingsPage, settingsPages } from './settings-pages.ts'
import { textSettings } from './text-settings.ts'

export interface FoundSetting {
  label: string
  page: SettingsPage
  /** Its current value. */
  value: string
  /** The name of the field, if it has one. */
  path?: string
}

/** Lists and switches, by their page; some with further search terms. */
export const otherSettings: Record<string, (Label | [Label, string])[] | undefined> = {
  biography: ['Awards'],
  pages: ['Open or closed', 'Opening soon'],
  slides: ['Home slides'],
  clients: ['Names and logos of clients'],
  pictures: ['Portrait', 'Studio', 'Contact', 'Login', 'Register', 'Page not found', 'Sharing', 'Captions'],
  calendar: [
    'Shortest notice',
    'Longest notice',
    'Shoots per day',
    'Time between shoots',
    'Start times',
    'Hold a day for (hours)',
    ['Cancellation is free until', 'Days to cancel before, refund'],
    'Time zone',
  ],
  days: ['Days you work', 'Hours', 'Letters before the number of a booking'],
  offers: ['Price list', 'Terms'],
  payments: [
    'bKash',
    'Nagad',
    'Rocket',
    'Bank account',
    'Cash',
    'Usual advance',
    'Overdue after (days)',
    'Remind clients of overdue balances',
    ['Online payments', 'bKash Checkout, SSLCommerz'],
  ],
  language: ['Studio language'],
  mail: ['Mail server', 'Test email', 'Replies to your emails'],
  health: ['Backup', 'Disk', 'Database', 'Version'],
}

const all = (site: Site): FoundSetting[] =>
  settingsPages.flatMap((page) => [
    ...(textSettings[page.id] ?? [])
      .flatMap(({ settings }) => settings)
      .map(({ path, label }) => ({
        label: t(label),
        page,
        path,
        value: String(textAt(site, path) ?? ''),
      })),
    ...(otherSettings[page.id] ?? []).map((other) => {
      const [label, value = page.now(site)] = typeof other === 'string' ? [other] : other
      return { label: t(label), page, value }
    }),
  ])

const plain = (text: string) => text.normalize('NFC').toLowerCase()

/** Finds settings by name, page and value. */
export function findSettings(site: Site, words: string) {
  const wanted = plain(words).split(/\s+/).filter(Boolean)
  if (wanted.length === 0) return []
  return all(site).filter(({ label, page, value }) => {
    const text = plain(`${label} ${t(page.title)} ${value}`)
    return wanted.every((word) => text.includes(word))
  })
}
