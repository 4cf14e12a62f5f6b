import type { TranslatedKind } from '../../../../contract/studio/translation.ts'
import type { Label } from '../../../../language/t.ts'

/** The names of translated texts in the forms of the owner, by their name in the contract. */
const names: Record<Exclude<TranslatedKind, 'site'>, Record<string, Label>> = {
  service: { title: 'Title', details: 'Details' },
  post: {
    title: 'Title',
    slug: 'Slug',
    body: 'Post body',
    seoTitle: 'Search title',
    seoDescription: 'Search description',
  },
  category: { name: 'Category name' },
  author: { designation: 'Designation', about: 'About the author' },
  picture: { alt: 'What it shows', caption: 'Caption' },
  work: { title: 'Title', story: 'Story', place: 'Place' },
  'work-kind': { name: 'Kind of work' },
}

/** For settings, by the beginning of their path; a list entry has an index after it. */
const settings: [start: string, name: Label][] = [
  ['trade', 'Trade'],
  ['owner', 'Your name'],
  ['tagline', 'Tagline'],
  ['description', 'Description'],
  ['address.street', 'Street'],
  ['address.city', 'City'],
  ['address.country', 'Country'],
  ['biography.blurb', 'On Home'],
  ['biography.lead', 'Opening on About'],
  ['biography.paragraphs', 'Biography on About'],
  ['biography.fields', 'Fields'],
  ['awards', 'Award'],
  ['slides', 'Slides'],
  ['notes.services', 'At the top of Services'],
  ['notes.booking', 'At the booking form'],
  ['notes.blog', 'At the top of Blog'],
  ['notes.contact', 'At the contact form'],
  ['pictures', 'Pictures'],
]

export interface FieldName {
  label: Label
  /** The position in a list, from 1. */
  place?: number
}

export function fieldName(kind: TranslatedKind, field: string): FieldName {
  if (kind !== 'site') return { label: names[kind][field]! }
  const place = /\.(\d+)(\.|$)/.exec(field)?.[1]
  const [, label] = settings.find(([start]) => field.startsWith(start))!
  return { label, place: place === undefined ? undefined : Number(place) + 1 }
}

/** The page where the English text is edited. */
export const originalPath: Record<TranslatedKind, (id: string) => string> = {
  service: (id) => `/admin/services/update-service/${id}`,
  post: (id) => `/admin/blogs/update-blog/${id}`,
  category: (id) => `/admin/blogs/update-category/${id}`,
  author: (id) => `/admin/blogs/update-author/${id}`,
  picture: () => '/admin/services',
  work: () => '/admin/work',
  'work-kind': () => '/admin/work',
  site: () => '/admin/settings',
}
