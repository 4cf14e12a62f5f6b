import type { Db } from '../../open.ts'
import { hashOf } from '../../original-hash.ts'
import { authors } from '../authors.ts'
import { categories } from '../categories.ts'
import { services } from '../services.ts'
import { demoSite } from '../site.ts'
import { banglaServices } from './services.ts'
import { banglaSite } from './site.ts'
import { banglaAuthors, banglaCategories } from './writing.ts'

type Ids = Map<string, string>

const row = (kind: string, record_id: string, field: string, text: string, original: string) => ({
  kind,
  record_id,
  field,
  text: text.normalize('NFC'),
  original_hash: hashOf(original),
  updated_at: new Date().toISOString(),
})

/** 'slides.2.title' of the settings. */
const textAt = (place: string) =>
  place
    .split('.')
    .reduce<unknown>((value, step) => (value as Record<string, unknown>)[step], demoSite) as string

/** The demo is read in both languages, its settings included. */
export const insertBangla = (db: Db, ids: { services: Ids; categories: Ids; authors: Ids }) =>
  db
    .insertInto('translation')
    .values([
      ...Object.entries(banglaSite).map(([place, text]) => row('site', 'site', place, text, textAt(place))),
      ...services.flatMap(({ key, title, details }) => {
        const bangla = banglaServices[key]!
        const id = ids.services.get(key)!
        return [
          row('service', id, 'title', bangla.title, title),
          row('service', id, 'details', bangla.details.join('\n\n'), details),
        ]
      }),
      ...categories.map(({ key, name }) =>
        row('category', ids.categories.get(key)!, 'name', banglaCategories[key]!, name),
      ),
      ...authors.flatMap(({ key, designation, about }) => {
        const bangla = banglaAuthors[key]!
        const id = ids.authors.get(key)!
        return [
          row('author', id, 'designation', bangla.designation, designation),
          row('author', id, 'about', bangla.about, about),
        ]
      }),
    ])
    .execute()
