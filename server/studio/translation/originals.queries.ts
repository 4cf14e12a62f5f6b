import type { TranslatedKind } from '../../../contract/studio/translation.ts'
import type { Db } from '../../../db/open.ts'
import { notFound, type Noun } from '../../platform/http/errors.ts'
import { readSite } from '../../platform/settings/settings.queries.ts'
import { listKinds } from '../../portfolio/work/work.queries.ts'
import { siteTexts } from '../../platform/translation/site-texts.ts'

type Originals = Record<string, string>

/** The translated columns of each table, by the name of their field. */
export const columns = {
  service: { title: 'title', details: 'details' },
  post: {
    title: 'title',
    slug: 'slug',
    body: 'body',
    seoTitle: 'seo_title',
    seoDescription: 'seo_description',
  },
  category: { name: 'name' },
  author: { designation: 'designation', about: 'about' },
  picture: { alt: 'alt', caption: 'caption' },
  work: { title: 'title', story: 'story', place: 'place' },
} as const satisfies Record<Exclude<TranslatedKind, 'site' | 'work-kind'>, Record<string, string>>

export type RecordKind = keyof typeof columns

const nounOf = (kind: RecordKind): Noun => (kind === 'work' ? 'picture' : kind)

/** A kind of work is not a row: it is a column of the pictures. */
async function findWorkKind(db: Db, slug: string): Promise<Originals> {
  const kind = (await listKinds(db)).find((one) => one.slug === slug)
  if (!kind) throw notFound('picture')
  return { name: kind.name }
}

/** The English texts, by field. */
export async function findOriginals(db: Db, kind: TranslatedKind, id: string): Promise<Originals> {
  if (kind === 'site') return Object.fromEntries(siteTexts(await readSite(db)))
  if (kind === 'work-kind') return findWorkKind(db, id)
  const names = columns[kind]
  const row = await db
    .selectFrom(kind)
    .select(Object.values(names) as never[])
    .where(kind === 'picture' ? ('src' as never) : ('id' as never), '=', id as never)
    .executeTakeFirst()
  if (!row) throw notFound(nounOf(kind))
  return Object.fromEntries(
    Object.entries<string>(names).map(([field, column]) => [field, (row as Record<string, string>)[column]!]),
  )
}
