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
import type { Seen } from './service-status.ts'

const read = (db: Db, rows: Parameters<typeof toService>[0][]) =>
  inReadersLanguage(db, 'service', rows.map(toService), ({ _id }) => _id, {
    title: 'title',
    details: 'details',
  })

export async function listServices(db: Db, query: ServiceQuery) {
  const [rows, total] = await Promise.all([
    queries.listServices(db, query),
    queries.countServices(db, query.status, query.search),
  ])
  return { data: await read(db, rows), total }
}

/** The owner's list also tells how many services each status has. */
export async function listOwnServices(db: Db, query: ServiceQuery) {
  const [list, counts] = await Promise.all([listServices(db, query), queries.countByStatus(db, query.search)])
  return { ...list, counts }
}

/** All that are picked, or the first ones while none is. */
export async function listHomeServices(db: Db, query: ServiceQuery) {
  const rows = await queries.listHomeServices(db)
  return rows.length > 0 ? { data: await read(db, rows), total: rows.length } : listServices(db, query)
}

export async function getService(db: Db, id: string, seen: Seen) {
  const row = await queries.findService(db, id, seen)
  if (!row) throw notFound('service')
  const [service] = await read(db, [row])
  return service!
}

/** What a visitor is told of a service on another page; null where it is hidden. */
export async function findReadService(db: Db, id: string) {
  const row = await queries.findService(db, id, 'published')
  if (!row) return null
  const [{ _id, title, price }] = (await read(db, [row])) as [Service]
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
