import type { Viewer } from '../../../../contract/shape/identity.ts'
import type { Found } from '../../../../contract/studio/search.ts'
import { type Label, t } from '../../../../language/t.ts'
import { yearDay } from '../../lib/days.ts'
import { placesOf } from './places.ts'

/** One line of the palette: where it leads, and what tells it from others. */
export interface Entry {
  to: string
  title: string
  detail?: string
}

export interface EntryGroup {
  title: Label
  entries: Entry[]
}

const acts = (): Entry[] => [
  { to: '/admin/request/new', title: t('New booking') },
  { to: '/admin/calendar?ask=block', title: t('Block a day') },
  { to: '/admin/services/add-service', title: t('Add New Service') },
  { to: '/admin/blogs/add-new-blog', title: t('Add New Blog') },
  { to: '/admin/work/add', title: t('Add pictures') },
  { to: '/admin/galleries?ask=new', title: t('New gallery') },
]

const plain = (text: string) => text.normalize('NFC').toLowerCase()

/** Every typed word stands somewhere in the line. */
function matching(entries: Entry[], typed: string) {
  const words = plain(typed).split(/\s+/).filter(Boolean)
  return entries.filter(({ title, detail = '' }) => {
    const text = plain(`${title} ${detail}`)
    return words.every((word) => text.includes(word))
  })
}

const pathOf: Record<Found['kind'], (id: string) => string> = {
  client: (id) => `/admin/clients/${id}`,
  booking: (id) => `/admin/request/view/${id}`,
  message: (id) => `/admin/inbox/view/${id}`,
  service: (id) => `/admin/services/update-service/${id}`,
  post: (id) => `/admin/blogs/update-blog/${id}`,
  gallery: (id) => `/admin/galleries/view/${id}`,
}

const kindTitles: Record<Found['kind'], Label> = {
  client: 'Clients',
  booking: 'Event Request',
  message: 'Inbox',
  service: 'Services',
  post: 'Manage Blog',
  gallery: 'Galleries',
}

const toEntry = ({ kind, _id, title, detail, day }: Found): Entry => ({
  to: pathOf[kind](_id),
  title,
  detail: [detail, day && yearDay(day)].filter(Boolean).join(', '),
})

const mostSettings = 5

/**
 * What the palette shows for the typed words: actions and pages at once, records when the server has answered. Until
 * then, those of the words before that match what is seen of them.
 */
export function groupsOf(
  { role }: Viewer,
  typed: string,
  { found, isWaiting, settings }: { found: Found[]; isWaiting: boolean; settings: Entry[] },
): EntryGroup[] {
  const isOwner = role === 'owner'
  const pages = placesOf(role).map(({ to, label }) => ({ to, title: t(label) }))
  const kinds = Object.entries(kindTitles) as [Found['kind'], Label][]
  const recordsOf = (kind: Found['kind']) => found.filter((one) => one.kind === kind).map(toEntry)
  const groups: EntryGroup[] = [
    ...kinds.map(([kind, title]) => ({
      title,
      entries: isWaiting ? matching(recordsOf(kind), typed) : recordsOf(kind),
    })),
    { title: 'Actions', entries: matching(isOwner ? acts() : [], typed) },
    { title: 'Pages', entries: matching(pages, typed) },
    {
      title: 'Settings',
      entries: isOwner && typed.trim() ? matching(settings, typed).slice(0, mostSettings) : [],
    },
  ]
  return groups.filter(({ entries }) => entries.length > 0)
}
