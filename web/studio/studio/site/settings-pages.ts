import type { Site } from '../../../../contract/shape/site-settings.ts'
import { currentLanguage } from '../../../../language/current.ts'
import { languageNames } from '../../../../language/languages.ts'
import { pictureNames, picturePlaces } from './picture-places.ts'
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
  /** The settings that it changes. */
  names?: (keyof Site)[]
  /** Its current value in a few words. */
  now: (site: Site) => string
  /** Its address, if outside of the settings. */
  to?: string
}

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
        names: ['brand', 'trade', 'brandInBangla', 'owner', 'tagline', 'description', 'copyrightYear'],
        now: ({ brand, owner }) => joined(brand, owner),
      },
      {
        id: 'contact',
        title: 'Contact',
        lede: 'How people can reach you. Empty fields are not shown.',
        Icon: Phone,
        names: ['phone', 'whatsApp', 'email', 'address', 'social'],
        now: ({ phone, address }) => joined(phone, address.city),
      },
      {
        id: 'biography',
        title: 'Biography',
        lede: 'Your texts on Home and About, and your awards.',
        Icon: User,
        names: ['biography', 'awards'],
        now: ({ biography, awards }) => {
          const texts = [...biography.blurb, biography.lead, biography.paragraphs[0]].filter(Boolean).length
          return joined(
            texts ? plural(texts, '{n} text', '{n} texts') : '',
            awards.length ? plural(awards.length, '{n} award', '{n} awards') : '',
          )
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
        names: ['closed', 'notes'],
        now: ({ closed }) => (closed ? t('Closed') : t('Open')),
      },
      {
        id: 'slides',
        title: 'Home page slides',
        lede: 'The large pictures at the top of Home.',
        Icon: Images,
        names: ['slides'],
        now: ({ slides }) =>
          slides.length ? plural(slides.length, '{n} slide', '{n} slides') : t('None yet'),
      },
      {
        id: 'clients',
        title: 'Clients',
        lede: 'A row of names at the bottom of Home.',
        Icon: Users,
        names: ['clients'],
        now: ({ clients }) =>
          clients.length ? plural(clients.length, '{n} name', '{n} names') : t('None yet'),
      },
      {
        id: 'pictures',
        title: 'Pictures',
        lede: 'Your portrait and the pictures beside the forms.',
        Icon: Picture,
        names: ['pictures'],
        now: ({ pictures }) =>
          joined(
            ...pictureNames
              .filter((name) => pictures[name].src)
              .map((name) => t(picturePlaces[name][0]))
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
        now: () => languageNames[currentLanguage()],
      },
      {
        id: 'days',
        title: 'Days and bookings',
        lede: 'When you work, and how bookings are numbered.',
        Icon: CalendarCheck,
        now: () => t('Days, hours, numbers'),
      },
      {
        id: 'calendar',
        title: 'Booking rules',
        lede: 'Which days can be booked, and how long a day is held.',
        Icon: CalendarClock,
        now: () => t('Notice, buffer, holds'),
      },
      {
        id: 'offers',
        title: 'Offers',
        lede: 'Your price list, and the terms that new offers start with.',
        Icon: File,
        now: () => t('Price list, terms'),
      },
      {
        id: 'payments',
        title: 'Payments',
        lede: 'Clients see this with an offer. The money goes straight to you.',
        Icon: Wallet,
        now: () => t('bKash, bank, cash'),
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
      },
      {
        id: 'health',
        title: 'Health and backups',
        lede: 'How the site is running, and its backups.',
        Icon: Pulse,
        to: '/admin/health',
        now: () => t('Disk, database, backups'),
      },
    ],
  ],
]

export const settingsPages = settingsGroups.flatMap(([, pages]) => pages)
export const addressOf = ({ id, to }: SettingsPage) => to ?? `/admin/settings/${id}`

/** The page in an address; without a name, the first. */
export const settingsPageOf = (id = 'studio') => settingsPages.find((page) => !page.to && page.id === id)
