import type {
  Service,
  ServiceChange,
  ServiceInput,
  ServiceQuery,
} from '../../../contract/portfolio/service.ts'
import type { Db } from '../../../db/open.ts'
import { notFound, notUpdated } from '../../platform/http/errors.ts'
import { inReadersLanguage } from '../../platform/translation/in-readers-language.ts'
import { removeTranslations } from '../../platform/translation/translation.queries.ts'
import { toService } from './service.mapper.ts'
import * as queries from './service.queries.ts'
import type { ServiceStatusFilter } from './service.queries.ts'
import { takeTurn } from '../../../db/transactions.ts'
import { ranksAfterMove } from '../../platform/lists/ranks-after-move.ts'
import type { Viewer } from '../../../contract/shape/identity.ts'

/** Which services a viewer may open. */
export const statusVisibleTo = (viewer: Viewer | null): ServiceStatusFilter =>
  viewer?.role === 'owner' ? 'any' : 'published'

const translated = (db: Db, rows: Parameters<typeof toService>[0][]) =>
  inReadersLanguage(db, 'service', rows.map(toService), ({ _id }) => _id, {
    title: 'title',
    details: 'details',
  })

export async function listServices(db: Db, query: ServiceQuery) {
  const [rows, total] = await Promise.all([
    queries.listServices(db, query),
    queries.countServices(db, query.status, query.search),
  ])
  return { data: await translated(db, rows), total }
}

/** With the number of services of each status. */
export async function listServicesForOwner(db: Db, query: ServiceQuery) {
  const [list, counts] = await Promise.all([listServices(db, query), queries.countByStatus(db, query.search)])
  return { ...list, counts }
}

/** All picked services, or the first ones if none is picked. */
export async function listHomeServices(db: Db, query: ServiceQuery) {
  const rows = await queries.listHomeServices(db)
  return rows.length > 0 ? { data: await translated(db, rows), total: rows.length } : listServices(db, query)
}

export async function getService(db: Db, id: string, status: ServiceStatusFilter) {
  const row = await queries.findService(db, id, status)
  if (!row) throw notFound('service')
  const [service] = await translated(db, [row])
  return service!
}

/** What other pages show of a service; null unless it is published. */
export async function findServiceSummary(db: Db, id: string) {
  const row = await queries.findService(db, id, 'published')
  if (!row) return null
  const [{ _id, title, price }] = (await translated(db, [row])) as [Service]
  return { _id, title, price }
}

export const countServices = (db: Db) => queries.countServices(db, 'published')

export const addService = (db: Db, input: ServiceInput) => queries.insertService(db, input)

export async function updateService(db: Db, id: string, change: ServiceChange) {
  if (await queries.updateService(db, id, change)) return
  throw notUpdated('service', await queries.findService(db, id, 'any'))
}

export const deleteService = (db: Db, id: string) =>
  db.transaction().execute(async (trx) => {
    if (!(await queries.deleteService(trx, id))) throw notFound('service')
    await removeTranslations(trx, 'service', id)
  })

export const moveService = (db: Db, id: string, place: number) =>
  db.transaction().execute(async (trx) => {
    await takeTurn(trx, 'services')
    const rows = await queries.listRanks(trx)
    const changes = ranksAfterMove(rows, id, place)
    if (!changes) throw notFound('service')
    for (const { id, rank } of changes) await queries.updateRank(trx, id, rank)
  })
