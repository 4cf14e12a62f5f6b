import { slugify } from '../../../contract/shape/slug.ts'
import type { Db } from '../../open.ts'
import { hashOf } from '../../text-keys.ts'
import { authors } from '../authors.ts'
import { categories } from '../categories.ts'
import { photos, picture } from '../pictures.ts'
import { excerptOf, readBody } from '../post-body.ts'
import { posts } from '../posts.ts'
import { services } from '../services.ts'
import { type DemoWork, works } from '../work.ts'
import { demoSite } from '../site.ts'
import { banglaAlts } from './pictures.ts'
import { banglaPosts } from './posts.ts'
import { banglaServices } from './services.ts'
import { banglaSite } from './site.ts'
import { banglaStories, banglaWorkKinds, banglaWorks } from './work.ts'
import { banglaAuthors, banglaCategories } from './writing.ts'

type Ids = Map<string, string>

const row = (kind: string, record_id: string, field: string, text: string, original: string) => ({
  kind,
  record_id,
  field,
  text: text.normalize('NFC'),
  original_hash: hashOf(original),
  original,
  updated_at: new Date().toISOString(),
})

/** 'slides.2.title' of the settings. */
const textAt = (place: string) =>
  place
    .split('.')
    .reduce<unknown>((value, step) => (value as Record<string, unknown>)[step], demoSite) as string

/** A post written in Bangla needs no translation. */
async function postRows(ids: Ids) {
  const translated = posts.filter(({ key }) => key in banglaPosts)
  const rows = translated.map(async ({ key, title, slug, categoryKey, bodyFile }) => {
    const [original, body] = await Promise.all([readBody(bodyFile), readBody(bodyFile, 'bangla')])
    const id = ids.get(key)!
    const bangla = banglaPosts[key]!
    return [
      row('post', id, 'title', bangla.title, title),
      row('post', id, 'slug', `${slugify(banglaCategories[categoryKey]!)}/${bangla.slug}`, slug),
      row('post', id, 'body', body, original),
      row('post', id, 'excerpt', excerptOf(body), original),
    ]
  })
  return (await Promise.all(rows)).flat()
}

function workRows(id: string, { file, title, place, story }: DemoWork) {
  const [banglaTitle, banglaPlace] = banglaWorks[file]!
  return [
    row('work', id, 'title', banglaTitle, title),
    row('work', id, 'place', banglaPlace, place),
    ...(story ? [row('work', id, 'story', banglaStories[file]!, story)] : []),
  ]
}

/** The demo is in both languages, including its settings. */
export async function insertBangla(
  db: Db,
  ids: { services: Ids; categories: Ids; authors: Ids; posts: Ids; works: Ids },
) {
  await db
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
      ...photos.map(({ file, alt }) => row('picture', picture(file), 'alt', banglaAlts[file]!, alt)),
      ...works.flatMap((work) => workRows(ids.works.get(work.file)!, work)),
      ...Object.entries(banglaWorkKinds).map(([kind, name]) =>
        row('work-kind', slugify(kind), 'name', name, kind),
      ),
      ...(await postRows(ids.posts)),
    ])
    .execute()
}
