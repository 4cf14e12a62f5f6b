import type { Work, WorkDetails, WorkNeighbour, WorkQuery } from '../../../contract/portfolio/work.ts'
import type { Db } from '../../../db/open.ts'
import { notFound } from '../../platform/http/errors.ts'
import { inReadersLanguage } from '../../platform/translation/in-readers-language.ts'
import { findPicture } from '../picture/picture.queries.ts'
import { findServiceSummary } from '../service/service.service.ts'
import { toWork } from './work.mapper.ts'
import * as queries from './work.queries.ts'

const translateKinds = <K extends Work['kind']>(db: Db, kinds: K[]) =>
  inReadersLanguage(db, 'work-kind', kinds, ({ slug }) => slug, { name: 'name' })

const translateWorks = (db: Db, works: Work[]) =>
  inReadersLanguage(db, 'work', works, ({ _id }) => _id, { title: 'title', story: 'story', place: 'place' })

export async function listWork(db: Db, query: WorkQuery) {
  const [rows, counted] = await Promise.all([queries.listWork(db, query), queries.listKinds(db)])
  const [works, kinds] = await Promise.all([
    translateWorks(db, rows.map(toWork)),
    translateKinds(db, counted),
  ])
  const nameOf = new Map(kinds.map(({ slug, name }) => [slug, name]))
  const total = counted
    .filter(({ slug }) => !query.kind || slug === query.kind)
    .reduce((sum, { count }) => sum + count, 0)
  const data = works.map((one) => ({
    ...one,
    kind: { ...one.kind, name: nameOf.get(one.kind.slug) ?? one.kind.name },
  }))
  return { data, total, kinds }
}

/** The last picture is followed by the first. */
async function neighboursOf(db: Db, id: string, kind: string | undefined) {
  const order = await queries.listOrder(db, kind)
  const at = order.findIndex((row) => row.id === id)
  if (at === -1 || order.length === 1) return { previous: null, next: null }
  const neighbours = [order.at(at - 1)!, order[(at + 1) % order.length]!]
  const [previous, next] = (
    await inReadersLanguage(db, 'work', neighbours, (row) => row.id, { title: 'title' })
  ).map(({ slug, src, title }): WorkNeighbour => ({ slug, src, title }))
  return { previous: previous!, next: next! }
}

interface WorkView {
  kind?: string
  /** The owner also sees camera details that visitors do not. */
  asOwner: boolean
}

export async function getWork(db: Db, slug: string, { kind, asOwner }: WorkView): Promise<WorkDetails> {
  const row = await queries.findWorkBySlug(db, slug)
  if (!row) throw notFound('picture')
  const [[work], [itsKind], neighbours, service, picture] = await Promise.all([
    translateWorks(db, [toWork(row)]),
    translateKinds(db, [toWork(row).kind]),
    neighboursOf(db, row.id, kind),
    row.service_id ? findServiceSummary(db, row.service_id) : null,
    row.show_camera || asOwner ? findPicture(db, row.src) : undefined,
  ])
  return { ...work!, kind: itsKind!, ...neighbours, service, camera: picture?.camera ?? null }
}
