import { type Setting, settingsOf } from '../../../../contract/shape/setting.ts'
import { type Site, site } from '../../../../contract/shape/site-settings.ts'
import { studio } from '../../../../contract/shape/studio-settings.ts'
import { currentLanguage } from '../../../../language/current.ts'
import { addressIn, type Language, languageNames } from '../../../../language/languages.ts'
import { valueAt } from '../../ui/form-paths.ts'
import {
  CalendarCheck,
  CalendarClock,
  File,
  Images,
  Languages,
  ListChecks,
  Mail,
  Monitor,
  Phone,
  Picture,
  Pulse,
  User,
  Users,
  Wallet,
} from '../../ui/icons.tsx'
import { Camera } from '../../../ui/icons.tsx'
import { type Label, plural, t } from '../../../../language/t.ts'

export interface SettingsPage {
  id: string
  title: Label
  lede: Label
  Icon: typeof Camera
  /** Its current value in a few words. */
  now: (site: Site) => string
  /** The text of its button. */
  verb?: Label
  onSaved?: (values: Record<string, unknown>) => void
  /** What else the search finds on it, with further words. */
  others?: [label: Label, words?: string][]
  /** Its address, if outside of the settings. */
  to?: string
}

const all = [...settingsOf(site), ...settingsOf(studio)]

/** The settings of a page, in the order of their schema. */
export const settingsOn = (page: string) => all.filter(({ block }) => block?.page === page)

export const settingAt = (path: string): Setting => all.find((setting) => setting.path === path)!

const some = (...[n, one, many]: Parameters<typeof plural>) => (n ? plural(n, one, many) : '')
const joined = (...words: string[]) => words.filter(Boolean).join(', ') || t('Nothing yet')

export const settingsGroups: [title: Label, pages: SettingsPage[]][] = [
  [
    'Your studio',
    [
      {
        id: 'studio',
        title: 'Studio',
        lede: 'The name and words that appear on every page, email and search result.',
        Icon: Camera,
        verb: 'Save studio',
        now: ({ brand, owner }) => joined(brand, owner),
      },
      {
        id: 'contact',
        title: 'Contact',
        lede: 'How people can reach you. Empty fields are not shown.',
        Icon: Phone,
        verb: 'Save contact',
        now: ({ phone, address }) => joined(phone, address.city),
      },
      {
        id: 'biography',
        title: 'Biography',
        lede: 'Your texts on Home and About, and your awards.',
        Icon: User,
        verb: 'Save biography',
        now: ({ biography, awards }) => {
          const texts = [...biography.blurb, biography.lead, biography.paragraphs[0]].filter(Boolean).length
          return joined(some(texts, '{n} text', '{n} texts'), some(awards.length, '{n} award', '{n} awards'))
        },
      },
      {
        id: 'setup',
        title: 'Setup',
        lede: 'The steps from an empty site to an open one.',
        Icon: ListChecks,
        to: '/admin/setup?step=name',
        now: () => t('Eight steps'),
      },
    ],
  ],
  [
    'The website',
    [
      {
        id: 'pages',
        title: 'Pages and promises',
        lede: 'Open or close the site, and edit the notes at the top of its pages.',
        Icon: Monitor,
        verb: 'Save pages and promises',
        now: ({ closed }) => (closed ? t('Closed') : t('Open')),
      },
      {
        id: 'slides',
        title: 'Home page slides',
        lede: 'The large pictures at the top of Home.',
        Icon: Images,
        verb: 'Save home page slides',
        now: ({ slides }) => some(slides.length, '{n} slide', '{n} slides') || t('None yet'),
      },
      {
        id: 'clients',
        title: 'Clients',
        lede: 'A row of names at the bottom of Home.',
        Icon: Users,
        verb: 'Save clients',
        now: ({ clients }) => some(clients.length, '{n} name', '{n} names') || t('None yet'),
      },
      {
        id: 'pictures',
        title: 'Pictures',
        lede: 'Your portrait and the pictures beside the forms.',
        Icon: Picture,
        verb: 'Save pictures',
        now: ({ pictures }) =>
          joined(
            ...settingsOn('pictures')
              .flatMap(({ path, label }) => (valueAt({ pictures }, `${path}.src`) ? [t(label)] : []))
              .slice(0, 3),
          ),
      },
    ],
  ],
  [
    'The business',
    [
      {
        id: 'language',
        title: 'Language',
        lede: 'The language of the admin area and of the emails you get.',
        Icon: Languages,
        verb: 'Save language',
        now: () => languageNames[currentLanguage()],
        // The page is loaded again in the chosen language.
        onSaved: ({ language }) =>
          window.location.assign(addressIn(language as Language, '/admin/settings/language')),
      },
      {
        id: 'days',
        title: 'Days and bookings',
        lede: 'When you work, and how bookings are numbered.',
        Icon: CalendarCheck,
        verb: 'Save days',
        now: () => t('Days, hours, numbers'),
      },
      {
        id: 'calendar',
        title: 'Booking rules',
        lede: 'Which days can be booked, and how long a day is held.',
        Icon: CalendarClock,
        verb: 'Save rules',
        now: () => t('Notice, buffer, holds'),
      },
      {
        id: 'offers',
        title: 'Offers',
        lede: 'Your price list, and the terms that new offers start with.',
        Icon: File,
        verb: 'Save offers',
        now: () => t('Price list, terms'),
      },
      {
        id: 'payments',
        title: 'Payments',
        lede: 'Clients see this with an offer. The money goes straight to you.',
        Icon: Wallet,
        verb: 'Save payments',
        now: () => t('bKash, bank, cash'),
        others: [['Online payments', 'bKash Checkout, SSLCommerz']],
      },
    ],
  ],
  [
    'System',
    [
      {
        id: 'mail',
        title: 'Email',
        lede: 'The server that sends your emails, and where replies arrive.',
        Icon: Mail,
        now: ({ email }) => joined(email),
        others: [['Mail server'], ['Test email'], ['Replies to your emails']],
      },
      {
        id: 'health',
        title: 'Health and backups',
        lede: 'How the site is running, and its backups.',
        Icon: Pulse,
        to: '/admin/health',
        now: () => t('Disk, database, backups'),
        others: [['Backup'], ['Disk'], ['Database'], ['Version']],
      },
    ],
  ],
]

export const settingsPages = settingsGroups.flatMap(([, pages]) => pages)
export const addressOf = ({ id, to }: SettingsPage) => to ?? `/admin/settings/${id}`

/** The page in an address; without a name, the first. */
export const settingsPageOf = (id = 'studio') => settingsPages.find((page) => !page.to && page.id === id)
