import { slugify } from '../../../contract/shape/slug.ts'
import type { WorkCandidate, WorkChange, WorkPicks } from '../../../contract/portfolio/work.ts'
import { newId } from '../../../db/ids.ts'
import type { Db } from '../../../db/open.ts'
import { takeTurn } from '../../../db/transactions.ts'
import { violates } from '../../../db/violations.ts'
import { invalid, notFound, notUpdated } from '../../platform/http/errors.ts'
import { ranksAfterMove } from '../../platform/lists/ranks-after-move.ts'
import { removeTranslations } from '../../platform/translation/translation.queries.ts'
import { findPictures } from '../picture/picture.queries.ts'
import * as queries from './work.queries.ts'
import { findSlugsLike } from './work.queries.ts'

const words = 6

/** A permanent address made from the description, with a number appended if it is taken. */
export async function slugFor(db: Db, shows: string, kind: string) {
  const base = slugify(shows.split(/\s+/).slice(0, words).join(' ')) || slugify(kind)
  const taken = new Set(await findSlugsLike(db, base))
  let slug = base
  for (let n = 2; taken.has(slug); n++) slug = `${base}-${n}`
  return slug
}

const noService = (error: unknown) => {
  throw violates(error, 'foreign-key') ? invalid('serviceId', 'This service no longer exists.') : error
}

export async function listCandidates(db: Db) {
  const [services, shown] = await Promise.all([queries.listServicePictures(db), queries.listOrder(db)])
  const seen = new Set(shown.map(({ src }) => src))
  const found: WorkCandidate[] = []
  for (const { id, title, thumbnail, gallery } of services)
    for (const src of [thumbnail, ...gallery]) {
      if (seen.has(src)) continue
      seen.add(src)
      found.push({ src, serviceId: id, service: title })
    }
  return { data: found, total: found.length }
}

/** Accepts only pictures whose size is known, because the wall is laid out before they load. */
export const addWork = (db: Db, { src, kind, serviceId }: WorkPicks) =>
  db
    .transaction()
    .execute(async (trx) => {
      await takeTurn(trx, 'work')
      const known = new Map((await findPictures(trx, src)).map((row) => [row.src, row]))
      let added = 0
      // The wall shows the newest first, so the first picture is added last.
      for (const one of [...new Set(src)].toReversed()) {
        const picture = known.get(one)
        if (!picture) throw invalid('src', 'One of these pictures no longer exists.')
        const now = new Date().toISOString()
        const row = await queries.insertWork(trx, {
          id: newId(),
          src: one,
          slug: await slugFor(trx, picture.caption || picture.alt, kind),
          title: picture.caption,
          kind,
          kind_slug: slugify(kind),
          service_id: serviceId,
          created_at: now,
          updated_at: now,
        })
        if (row) added++
      }
      return added
    })
    .catch(noService)

export async function updateWork(db: Db, id: string, change: WorkChange) {
  if (await queries.updateWork(db, id, change).catch(noService)) return
  throw notUpdated('picture', await queries.findWork(db, id))
}

export const moveWork = (db: Db, id: string, place: number) =>
  db.transaction().execute(async (trx) => {
    await takeTurn(trx, 'work')
    const changes = ranksAfterMove(await queries.listOrder(trx), id, place)
    if (!changes) throw notFound('picture')
    for (const change of changes) await queries.setRank(trx, change.id, change.rank)
  })

export const deleteWork = (db: Db, id: string) =>
  db.transaction().execute(async (trx) => {
    if (!(await queries.deleteWork(trx, id))) throw notFound('picture')
    await removeTranslations(trx, 'work', id)
  })
